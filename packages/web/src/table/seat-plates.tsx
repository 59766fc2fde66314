import sleep from 'icon:night-sleep';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Glyph, Icon } from '@manigance/ui/icon.tsx';
import { lazy } from '@manigance/ui/lazy.tsx';
import { Token, useSeats } from '@manigance/ui/seats.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useState } from 'preact/hooks';
import type { Clocks, Link, Seated } from '../match/match-client.ts';
import type { Words } from '../text/en.ts';
import { useWords } from '../text/index.ts';
import { Clock } from './clock.tsx';

const BotLevel = lazy(async () => (await import('./bot-level.tsx')).BotLevel);

/** All seats, the viewer's first, then clockwise. */
export function SeatPlates({
  board,
  game,
  props,
  seated,
  clocks,
  link,
}: {
  readonly board: AnyBoard;
  readonly game: string;
  readonly props: BoardProps;
  readonly seated: readonly Seated[];
  readonly clocks: Clocks | undefined;
  readonly link: Link;
}) {
  const words = useWords();
  const looks = useSeats();
  const [open, setOpen] = useState<number | undefined>(undefined);
  const { viewer } = props.shown;
  const first = viewer === 'spectator' ? 0 : viewer;
  const order = seated.map((_, at) => (first + at) % seated.length);
  const { Plate, SeatSheet } = board;
  const shown = open === undefined ? undefined : seated[open];
  return (
    <section class="seats-area" aria-label={words.table.seats}>
      <ul class={`seats seats-${seated.length}`}>
        {order.map((seat) => {
          const { name, away, by, level } = seated[seat] as Seated;
          const status = statusOf(props, seat);
          return (
            <li
              key={seat}
              class={`plate seat-${looks[seat]?.colour} ${seat === viewer ? 'is-me' : ''} is-${status ?? 'quiet'}`}
              data-anchor={`seat-${seat}`}
              data-explain-all
            >
              <div class="plate-head">
                <Token seat={seat} />
                {SeatSheet || (by === 'bot' && level) ? (
                  <button
                    type="button"
                    class="plate-name"
                    aria-haspopup="dialog"
                    onClick={() => setOpen(seat)}
                  >
                    {name}
                  </button>
                ) : (
                  <b class="plate-name">{name}</b>
                )}
                {away && <Away word={words.table.away} />}
                <span class="plate-status">
                  {by === 'bot' && (
                    <span class="is-bot" role="img" aria-label={words.table.bot}>
                      <Glyph of="bot" />
                    </span>
                  )}
                  {/* An absent player is not shown as thinking. */}
                  {status !== undefined && !(away && waitsFor(status)) && (
                    <Status status={status} words={words} />
                  )}
                </span>
              </div>
              {clocks && (
                <Clock clocks={clocks} seat={seat} name={name} link={link} isAsked={waitsFor(status)} />
              )}
              {Plate && <Plate {...props} seat={seat} />}
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <Sheet title={shown?.name ?? ''} onClose={() => setOpen(undefined)}>
          {shown?.by === 'bot' && shown.level && <BotLevel game={game} level={shown.level} />}
          {SeatSheet && <SeatSheet {...props} seat={open} />}
        </Sheet>
      )}
    </section>
  );
}

type SeatStatus = 'asked' | 'sealed' | 'thinking' | 'winner';

/** Whether the match openly waits for this seat; a hidden question marks nobody. */
function statusOf({ shown }: BoardProps, seat: number): SeatStatus | undefined {
  if (shown.outcome?.winners.includes(seat)) return 'winner';
  if (shown.answered?.includes(seat)) return 'sealed';
  if (shown.viewer === seat && shown.asked !== undefined) return 'asked';
  return shown.waiting?.seats?.includes(seat) ? 'thinking' : undefined;
}

function waitsFor(status: SeatStatus | undefined): boolean {
  return status === 'asked' || status === 'thinking';
}

function Away({ word }: { readonly word: string }) {
  return (
    <span class="away" role="img" aria-label={word} title={word}>
      <Icon of={sleep} />
      <span class="away-word"> {word}</span>
    </span>
  );
}

function Status({ status, words }: { readonly status: SeatStatus; readonly words: Words }) {
  if (status === 'sealed') {
    return (
      <span class="good">
        <Glyph of="tick" />
        <span class="status-word">{words.table.sealed}</span>
      </span>
    );
  }
  if (status === 'asked') return <span class="status-word">{words.table.yourTurn}</span>;
  if (status === 'winner') return <span class="good">★</span>;
  return (
    <span class="dots">
      <i />
      <i />
      <i />
      <span class="status-word">{words.table.thinking}</span>
    </span>
  );
}
