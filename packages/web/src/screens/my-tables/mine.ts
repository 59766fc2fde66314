import type { TableLine } from '@manigance/protocol';
import { useState } from 'preact/hooks';
import { forgetMatch, type KeptMatch, keptMatches } from '../../local/saved-match.ts';
import { botNames } from '../../match/bot-names.ts';
import { readChatMarks } from '../../match/read-chat.ts';
import { isGoing } from '../../remote/table-lists.ts';
import { hrefOf } from '../../routes.ts';
import { shownName } from '../../shown-name.ts';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { hiddenTables, hideTable } from './hidden-tables.ts';

/** One of the player's tables, on the server or in this browser. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  /** Names by seat; `undefined` for a free seat. */
  readonly names: readonly (string | undefined)[];
  /** The colours chosen for the seats. */
  readonly colours: readonly (string | undefined)[];
  readonly href: string;
  /** Address of the replay of a match that has ended. */
  readonly replayHref?: string | undefined;
  /** Whether the table waits for the player. */
  readonly isWaiting: boolean;
  readonly isGoing: boolean;
  readonly status: string;
  /** Invitation code, set where another table has the same game and players. */
  readonly code?: string | undefined;
  /** When the clock of the player to move runs out. */
  readonly until?: number | undefined;
  /** Last activity; milliseconds since 1970. */
  readonly touched: number;
  /** Unread chat lines. */
  readonly unread: number;
  readonly isHidden: boolean;
  /** Deletes a match kept in this browser. */
  readonly forget?: () => void;
  /** Hides the table, or shows it again. */
  readonly hide?: (hidden: boolean) => void;
}

/** The player's tables, those waiting for the player first, then those in play, the latest first. */
export function useMyTables(remote: readonly TableLine[]): readonly MyTable[] {
  const { home } = useScreenWords();
  const { and, table: words } = useWords();
  const [kept, setKept] = useState(keptMatches);
  const [hidden, setHidden] = useState(hiddenTables);
  const marks = readChatMarks();

  const atServer = (line: TableLine): MyTable => {
    const { id, game, code, seats, stage, yourTurn, waiting = [], until, chat = 0, updatedAt } = line;
    const names = seatNames(seats);
    const isMyMove = yourTurn || line.asksYou !== undefined;
    const others = waiting.flatMap((seat) => names[seat] ?? []);
    const playing = others.length === 0 ? home.others : words.waitingFor(and(others));
    const statuses = { ...home, playing: yourTurn ? home.yourTurn : playing };
    const hasEnded = stage === 'over' || stage === 'abandoned';
    return {
      id,
      game,
      code,
      names,
      colours: seats.map(({ colour }) => colour),
      href: hrefOf({ at: 'table', id }),
      replayHref: hasEnded ? hrefOf({ at: 'replay', of: { kept: 'table', id } }) : undefined,
      isWaiting: isMyMove,
      isGoing: isGoing(stage),
      status: line.asksYou === undefined ? statuses[stage] : home.asksYou,
      until: isGoing(stage) ? until : undefined,
      touched: updatedAt,
      unread: Math.max(0, chat - (marks.get(id) ?? 0)),
      isHidden: !isMyMove && hidden.has(id),
      hide(isHidden) {
        hideTable(id, isHidden);
        setHidden(hiddenTables());
      },
    };
  };

  const here = ({ id, game, seats, over, mine, touched }: KeptMatch): MyTable => ({
    id,
    game,
    code: id.slice(0, 6).toUpperCase(),
    names: seats.map(({ name }) => name),
    colours: seats.map(({ colour }) => colour),
    href: hrefOf({ at: 'match', id }),
    replayHref: over ? hrefOf({ at: 'replay', of: { kept: 'match', id } }) : undefined,
    isWaiting: mine && !over,
    isGoing: !over,
    status: over ? home.over : mine ? home.yourTurn : home.others,
    touched,
    unread: 0,
    isHidden: false,
    forget() {
      forgetMatch(id);
      setKept(keptMatches());
    },
  });

  const rank = (one: MyTable) => (one.isWaiting ? 0 : one.isGoing ? 1 : 2);
  const all = [...remote.map(atServer), ...kept.map(here)];
  return toldApart(all).toSorted((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

/** Only tables with the same game and the same players are told apart by their code. */
function toldApart(all: readonly MyTable[]): MyTable[] {
  const looks = ({ game, names }: MyTable) => JSON.stringify([game, names]);
  const counts = new Map<string, number>();
  for (const one of all) counts.set(looks(one), (counts.get(looks(one)) ?? 0) + 1);
  return all.map((one) => ((counts.get(looks(one)) ?? 0) > 1 ? one : { ...one, code: undefined }));
}

/** Name on a seat of a server table; `undefined` if it is free. */
export function seatNames(seats: TableLine['seats']): (string | undefined)[] {
  return seats.map(({ name, bot }, seat) => {
    if (name !== undefined) return shownName(name);
    return bot === undefined ? undefined : botNames[seat];
  });
}
