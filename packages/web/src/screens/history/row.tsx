import { catalog } from '@manigance/games';
import type { HistoryRow } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useState } from 'preact/hooks';
import { copyText } from '../../copy-text.ts';
import { gameThemeClass } from '../../game-theme.ts';
import { botNames } from '../../match/bot-names.ts';
import { serverConnection } from '../../match/server-connection.ts';
import { go } from '../../router.ts';
import { hrefOf } from '../../routes.ts';
import { useWords } from '../../text/index.ts';
import { optionText } from '../profile/option-text.ts';
import { useProfileWords } from '../profile/words.ts';

/** A finished match: who, how it ended, and what can be done with its record. */
export function HistoryLine({ match }: { readonly match: HistoryRow }) {
  const words = useProfileWords();
  const { and } = useWords();
  const { language } = useSettings();
  const { game, how, options, endedAt, change, moves, seats } = match;
  const manifest = catalog.find(game);
  const names = seats.map(
    ({ name, bot }, seat) => name ?? (bot === undefined ? words.former : (botNames[seat] ?? bot)),
  );
  const end = useLoad(async () => {
    if (manifest === undefined || how === undefined) return '';
    const { text } = await manifest.text[language]();
    const winners = seats.flatMap(({ won }, seat) => (won ? [seat] : []));
    return text.outcome({ winners, how }, (seat) => names[seat] ?? '');
  }, [match, language]);
  const isWon = seats.some(({ isYou, won }) => isYou === true && won);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(endedAt);
  const facts = [day, words.moves(moves), optionText(game, options, language)].filter(Boolean);
  const title = manifest?.title ?? game;
  const rivals = and(names.filter((_, seat) => seats[seat]?.isYou !== true));
  return (
    <li class={`history-row ${manifest === undefined ? '' : gameThemeClass(manifest)}`}>
      <h2>{title}</h2>
      <p class={`history-result ${isWon ? 'is-won' : ''}`}>
        {how === undefined ? words.stopped : isWon ? words.victory : words.defeat}
        {change !== undefined && <small> {words.points(change)}</small>}
      </p>
      <p class="is-wide">{rivals}</p>
      <p class="is-wide aside">{[...facts, ...(end ? [end] : [])].join(' · ')}</p>
      {match.hasRecord && <RecordButtons match={match} label={`${title}, ${day}`} />}
    </li>
  );
}

/** The next match of the same people: their seats are kept. */
function AgainButton({ table, label }: { readonly table: string; readonly label: string }) {
  const words = useProfileWords();
  const [hasFailed, setFailed] = useState(false);
  const again = async () => {
    const answer = await serverConnection().ask({ type: 'rematch', table });
    if (answer.type === 'created') go({ at: 'table', id: answer.table });
  };
  return (
    <>
      <button
        type="button"
        class="btn quiet"
        aria-label={label}
        onClick={() => void again().catch(() => setFailed(true))}
      >
        {words.again}
      </button>
      {hasFailed && <span role="alert">{words.notAgain}</span>}
    </>
  );
}

function RecordButtons({ match, label }: { readonly match: HistoryRow; readonly label: string }) {
  const words = useProfileWords();
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  const replay = hrefOf({ at: 'replay', of: { kept: 'table', id: match.table } });
  const named = (doing: string) => ({ 'aria-label': words.ofMatch(doing, label) });
  const copy = async () => setCopied(await copyText(new URL(replay, location.href).href));
  return (
    <div class="history-buttons">
      <a class="btn" href={replay} {...named(words.replay)}>
        {words.replay}
      </a>
      <a class="btn quiet" href={`/api/tables/${match.table}/record`} download {...named(words.record)}>
        {words.record}
      </a>
      {/* The record of a private table is for its people. */}
      {match.access === 'open' && (
        <button type="button" class="btn quiet" onClick={() => void copy()} {...named(words.copyLink)}>
          {words.copyLink}
        </button>
      )}
      <AgainButton table={match.table} label={named(words.again)['aria-label']} />
      <span role="status">{copied === undefined ? '' : copied ? words.copied : words.notCopied}</span>
    </div>
  );
}
