import '../style/fields/index.css';
import { catalog } from '@manigance/games';
import type { Phrase, ReasonCode } from '@manigance/protocol';
import { Token } from '@manigance/ui/seats.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useRef, useState } from 'preact/hooks';
import type { ChatLine, MatchClient } from '../match/match-client.ts';
import { useSilenced } from '../remote/silenced.ts';
import { useWords } from '../text/index.ts';
import { timeText } from '../text/moment.ts';
import type { ScreenWords } from '../text/screens/en.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { termNames } from '../text/screens/term-names.ts';
import { useChatAndLink } from './use-match.ts';
import { useScrollToEnd } from './use-scroll-to-end.ts';

type Line = { readonly text: string } | { readonly phrase: string };

/** The chat. Quick phrases appear in each reader's language. */
export function Chat({ client }: { readonly client: MatchClient }) {
  const { table } = useWords();
  const screenWords = useScreenWords();
  const { chat: words, phrases } = screenWords;
  const silenced = useSilenced();
  const chat = useChatAndLink(client).chat.filter(({ from }) => !silenced.has(from));
  const { language } = useSettings();
  const saidIn = ({ text, phrase, changed, removed }: Partial<ChatLine>) => {
    if (removed === true) return <i class="aside">{words.removed}</i>;
    if (phrase !== undefined) return phrases[phrase as Phrase];
    if (changed === undefined) return text;
    return words.changed(
      termNames(changed, screenWords, catalog.find(client.game)?.words[language].settings),
    );
  };
  const end = useRef<HTMLDivElement>(null);
  useScrollToEnd(end, chat.length);
  if (client.say === undefined) return <p class="aside">{words.none}</p>;
  return (
    <div class="chat">
      {/* What scrolls has to be reachable by keyboard. */}
      <div class="chat-lines" role="log" aria-label={table.chat} tabIndex={0} ref={end}>
        {chat.length === 0 && <p class="aside">{words.nothingYet}</p>}
        {chat.map(({ number, seat, name, at, ...line }) => (
          <p key={number} class="chat-line">
            <time dateTime={new Date(at).toISOString()}>{timeText(at, language)}</time>{' '}
            {seat !== undefined && <Token seat={seat} />} <b>{name}</b> {saidIn(line)}
          </p>
        ))}
      </div>
      {client.isSilenced ? <p class="aside">{words.spectatorsSilent}</p> : <Saying client={client} />}
    </div>
  );
}

/** Quick phrases and the input. */
function Saying({ client }: { readonly client: MatchClient }) {
  const { chat: words, phrases } = useScreenWords();
  const { text, setText, refused, say } = useSaying(client);
  return (
    <>
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
        <p class="bad" role="status">
          {client.muted ? words.youAreMuted : refused && whyRefused(refused, words)}
        </p>
      </form>
    </>
  );
}

/** The input keeps its text until the server accepts it, and shows why it did not. */
function useSaying(client: MatchClient) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<ReasonCode | undefined>(undefined);
  const busy = useRef(false);
  const say = async (line: Line) => {
    if (busy.current) return;
    busy.current = true; // ignore a second tap
    setRefused(undefined);
    const answer = await client.say?.(line);
    busy.current = false;
    setRefused(answer);
    if (answer === undefined && 'text' in line) setText((now) => (now.trim() === line.text ? '' : now));
  };
  return { text, setText, refused, say: (line: Line) => void say(line) };
}

function whyRefused(code: ReasonCode, words: ScreenWords['chat']): string {
  if (code === 'too-fast') return words.tooFast;
  // The mute notice goes as soon as the mute does.
  if (code === 'muted') return words.wasMuted;
  if (code === 'name-taken') return words.nameTaken;
  return words.notSent;
}
