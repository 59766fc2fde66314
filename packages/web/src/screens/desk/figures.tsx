import type { DeskAnswer } from '@manigance/protocol';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { agoText } from '../../text/moment.ts';
import { bytesText, millisecondsText, shareText, sinceText } from './numbers.ts';
import { useDeskWords } from './words.ts';

type Look = DeskAnswer<'look'>;

/** Five figures: a word and a sign say how each is, its colour says it again. */
export function FiguresPart({ look }: { readonly look: Look }) {
  const words = useDeskWords();
  const { language } = useSettings();
  const { servers, health, now, stored, backup } = look;
  const [own] = servers;
  const slowest = Math.max(0, ...servers.map(({ moves }) => moves.slowest));
  const p95 = Math.max(0, ...servers.map(({ moves }) => moves.p95));
  const spectators = servers.reduce((sum, one) => sum + one.spectators, 0);
  const fullest = servers.toSorted((one, other) => used(other) - used(one))[0];
  const isIdle = servers.every(({ moves }) => moves.stored === 0);
  const versions = [...new Set(servers.map(({ version }) => version))].join(', ');
  const count = servers.length > 1 ? `${words.servers(servers.length)}, ` : '';
  return (
    <section aria-label={words.health} class="desk-figures">
      <Figure
        title={health.servers === 'good' ? words.running : words.silent}
        health={health.servers}
        value={own === undefined ? '' : sinceText(own.upSince, language, now)}
        more={`${count}${words.version(versions)}`}
      />
      <Figure
        title={words.moves}
        health={health.moves}
        value={isIdle ? '–' : millisecondsText(slowest, language)}
        more={isIdle ? words.noMoves : words.p95(millisecondsText(p95, language))}
      />
      <Figure
        title={words.here}
        health="good"
        value={words.people(look.people)}
        more={words.playing(look.playing, spectators)}
      />
      <Figure
        title={words.disk}
        health={health.disk}
        value={fullest === undefined ? '' : shareText(used(fullest), language)}
        more={words.diskFree(bytesText(fullest?.disk.free ?? 0, language), bytesText(stored, language))}
      />
      <Figure
        title={words.backup}
        health={health.backup}
        value={backup === undefined ? words.never : agoText(backup.at, language, now)}
        more={backupText(backup, words, language)}
      />
    </section>
  );
}

function used({ disk: { total, free } }: Look['servers'][number]): number {
  return total === 0 ? 0 : 1 - free / total;
}

/** The time of the last backup in words. */
export function backupText(
  backup: Look['backup'],
  words: ReturnType<typeof useDeskWords>,
  language: 'en' | 'fr',
): string {
  if (backup === undefined) return '';
  if (backup.state === 'running') return words.writing(backup.written, backup.of);
  return backup.state === 'failed'
    ? words.backupFailed
    : words.backedUp(bytesText(backup.bytes ?? 0, language));
}

function Figure({
  title,
  health,
  value,
  more,
}: {
  readonly title: string;
  readonly health: 'good' | 'look';
  readonly value: string;
  readonly more: string;
}) {
  const words = useDeskWords();
  return (
    <dl class={`desk-figure is-${health}`}>
      <dt>
        <Glyph of={health === 'good' ? 'tick' : 'flag'} /> {title}
        {health === 'look' && <b> · {words.look}</b>}
      </dt>
      <dd>{value}</dd>
      <dd class="aside">{more}</dd>
    </dl>
  );
}

/** Versions, each server for itself, and recent slow moves. */
export function DetailsPart({ look }: { readonly look: Look }) {
  const words = useDeskWords();
  const { language } = useSettings();
  const { versions, servers, slow, now } = look;
  const names = words.detailNames;
  return (
    <details class="panel desk-details">
      <summary>{words.details}</summary>
      <div class="desk-scroll" role="region" aria-label={words.details} tabIndex={0}>
        <table class="desk-table">
          <thead>
            <tr>
              {[
                names.server,
                names.version,
                names.people,
                names.slowest,
                names.p95,
                names.disk,
                names.seen,
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {servers.map((one) => (
              <tr key={one.name ?? ''}>
                <th scope="row">{one.name ?? words.thisServer}</th>
                <td>
                  {one.version}, Node {one.node}
                </td>
                <td>{one.people}</td>
                <td>{millisecondsText(one.moves.slowest, language)}</td>
                <td>{millisecondsText(one.moves.p95, language)}</td>
                <td>{shareText(used(one), language)}</td>
                <td>{agoText(now - one.age, language, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {words.schema} {versions.schema} · {words.protocol} {versions.protocol} · {words.store}{' '}
        {versions.store} · {words.rules}{' '}
        {versions.games.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`).join(', ')}
      </p>
      <h3>{words.slowMoves}</h3>
      {slow.length === 0 ? (
        <p class="aside">{words.noSlow}</p>
      ) : (
        <ul class="desk-plain">
          {slow.map(({ at, game, took }, index) => (
            <li key={`${at} ${index}`}>
              {agoText(at, language, now)} · {game} · {millisecondsText(took, language)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
