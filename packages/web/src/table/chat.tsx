import type { Phrase } from '@manigance/protocol';
import { useRef, useState } from 'preact/hooks';
import type { Host } from '../host/host.ts';
import { Token } from '../pieces/seats.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { useFollowedEnd } from './follow-end.ts';
import { useTalk } from './use-match.ts';

/** Words between people; quick phrases are read by everybody in their own language. */
export function Chat({ host }: { readonly host: Host }) {
  const { table } = useWords();
  const { chat: words, phrases } = useScreenWords();
  const { chat } = useTalk(host);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useFollowedEnd(end, chat.length);
  const { say, muted } = host;
  if (say === undefined) return <p class="aside">{words.none}</p>;
  return (
    <div class="chat">
      {/* What scrolls has to be reachable by keyboard. */}
      <div class="chat-lines" role="log" aria-label={table.chat} tabIndex={0} ref={end}>
        {chat.length === 0 && <p class="aside">{words.nothingYet}</p>}
        {chat.map(({ number, seat, name, text: said, phrase }) => (
          <p key={number} class="chat-line">
            {seat !== undefined && <Token seat={seat} />} <b>{name}</b>{' '}
            {phrase === undefined ? said : phrases[phrase as Phrase]}
          </p>
        ))}
      </div>
      {muted && <p class="bad">{words.youAreMuted}</p>}
      <div class="chat-phrases" role="group" aria-label={words.phrases}>
        {(Object.keys(phrases) as Phrase[]).map((phrase) => (
          <button key={phrase} type="button" class="btn" onClick={() => say({ phrase })}>
            {phrases[phrase]}
          </button>
        ))}
      </div>
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') say({ text: text.trim() });
          setText('');
        }}
      >
        <label class="field">
          <span class="vh">{words.say}</span>
          <input
            value={text}
            maxLength={300}
            placeholder={words.say}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn">
          {words.send}
        </button>
      </form>
    </div>
  );
}
