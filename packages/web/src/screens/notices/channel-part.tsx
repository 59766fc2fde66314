import type { NoticeRule } from '@manigance/protocol';
import type { ComponentChildren } from 'preact';
import { sendTest } from './ask.ts';
import { RuleFields } from './rule-fields.tsx';
import type { RequestRun } from './use-request-run.ts';
import { useNoticeWords } from './words.ts';

/** A channel of notices. Its rule and its test show once it has an address. */
export function ChannelPart({
  channel,
  doing,
  rule,
  onRule,
  onStop,
  children,
}: {
  readonly channel: 'page' | 'push' | 'mail' | 'hook';
  readonly doing: RequestRun;
  /** Absent for the page itself. */
  readonly rule?: NoticeRule;
  readonly onRule?: (rule: NoticeRule) => void;
  /** Absent while it leads nowhere. */
  readonly onStop?: (() => Promise<void>) | undefined;
  readonly children?: ComponentChildren;
}) {
  const words = useNoticeWords();
  const test = () =>
    channel !== 'page' &&
    doing.run(channel, async () => ((await sendTest(channel)) ? words.testSent : words.testFailed));
  return (
    <section class="panel notice-channel" aria-labelledby={`notice-${channel}`}>
      <h2 id={`notice-${channel}`}>{words.channels[channel]}</h2>
      <p class="aside">{words[`${channel}Text`]}</p>
      {children}
      {onStop && rule && onRule && <RuleFields rule={rule} onRule={onRule} />}
      {onStop && (
        <p class="buttons">
          {channel !== 'page' && (
            <button type="button" class="btn" disabled={doing.isBusy} onClick={test}>
              {words.test}
            </button>
          )}
          <button
            type="button"
            class="btn"
            disabled={doing.isBusy}
            onClick={() => doing.run(channel, onStop)}
          >
            {words.remove}
          </button>
        </p>
      )}
      <p role="status">{doing.said(channel)}</p>
    </section>
  );
}
