import { turnsPerPeriod } from '../rules/constants.ts';
import type { Props } from './props.ts';
import { wordsIn } from './words/index.ts';

const turns = Array.from({ length: turnsPerPeriod }, (_, at) => at + 1);

/** Period, and a lamp for each of its turns. */
export function Progress({ shown: { view }, language }: Props) {
  const words = wordsIn(language);
  const spoken = `${words.progress.period(view.period)}, ${words.progress.turn(view.turn, turnsPerPeriod)}`;
  return (
    <p class="el-progress">
      <span class="vh">{spoken}</span>
      <span class="el-period" aria-hidden="true">
        <span class="el-long">{words.progress.period(view.period)}</span>
        <span class="el-short">{words.progress.shortPeriod(view.period)}</span>
      </span>
      <span class="el-lamps" aria-hidden="true">
        {turns.map((turn) => (
          <i key={turn} class={turn < view.turn ? 'is-past' : turn === view.turn ? 'is-now' : ''}>
            {turn}
          </i>
        ))}
      </span>
    </p>
  );
}
