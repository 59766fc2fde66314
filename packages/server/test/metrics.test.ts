import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';

test('metrics are text that Prometheus reads: help and type, buckets ascending and cumulative', async () => {
  const metrics = new Metrics();
  metrics.took('message_seconds', 0.4);
  metrics.took('message_seconds', 2);
  metrics.took('message_seconds', 3_000);
  metrics.took('message_seconds', 20_000);
  metrics.gauge('sockets', () => 3);
  metrics.gaugeBy('tables', 'stage', async () => ({ playing: 2, over: 5 }));
  metrics.counter('moves_total', { game: 'chess', by: 'bot' }).value += 2;
  metrics.count('moves_total', { game: 'a "b"\n', by: 'bot' });
  expect(await metrics.text()).toBe(`# HELP manigance_message_seconds Time until a message is answered.
# TYPE manigance_message_seconds histogram
manigance_message_seconds_bucket{le="0.0005"} 1
manigance_message_seconds_bucket{le="0.001"} 1
manigance_message_seconds_bucket{le="0.0025"} 2
manigance_message_seconds_bucket{le="0.005"} 2
manigance_message_seconds_bucket{le="0.01"} 2
manigance_message_seconds_bucket{le="0.025"} 2
manigance_message_seconds_bucket{le="0.05"} 2
manigance_message_seconds_bucket{le="0.1"} 2
manigance_message_seconds_bucket{le="0.25"} 2
manigance_message_seconds_bucket{le="0.5"} 2
manigance_message_seconds_bucket{le="1"} 2
manigance_message_seconds_bucket{le="2.5"} 2
manigance_message_seconds_bucket{le="5"} 3
manigance_message_seconds_bucket{le="10"} 3
manigance_message_seconds_bucket{le="+Inf"} 4
manigance_message_seconds_sum 23.0024
manigance_message_seconds_count 4
# HELP manigance_moves_total Moves stored, by game and by kind of player.
# TYPE manigance_moves_total counter
manigance_moves_total{game="chess",by="bot"} 2
manigance_moves_total{game="a__b__",by="bot"} 1
# HELP manigance_sockets Open sockets.
# TYPE manigance_sockets gauge
manigance_sockets 3
# HELP manigance_tables Stored tables, by stage.
# TYPE manigance_tables gauge
manigance_tables{stage="playing"} 2
manigance_tables{stage="over"} 5
`);
});
