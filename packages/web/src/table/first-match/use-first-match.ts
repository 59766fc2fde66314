import type { Vocabulary } from '@manigance/core';
import type { AnyBoard, Intro } from '@manigance/ui/board-props.ts';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { isKnownGame, markKnown } from '../../local/known-games.ts';
import type { MatchClient } from '../../match/match-client.ts';
import type { FirstMatchProps } from './sheet.tsx';

/** The first-match sheet, once it and the pictures of the game are loaded. */
interface LoadedSheet {
  readonly FirstMatchSheet: ComponentType<FirstMatchProps>;
  readonly intro: Intro<Vocabulary>;
}

interface FirstMatch {
  /** The sheet to show now. */
  readonly sheet: LoadedSheet | undefined;
  /** Whether it opened by itself. */
  readonly isFirst: boolean;
  /** Opens it again; absent for a game without pictures. */
  readonly open: (() => void) | undefined;
  readonly close: () => void;
}

/**
 * The sheet before the first match of a game in this browser. Bots wait while it is open; if it cannot be loaded, the match
 * begins without it.
 */
export function useFirstMatch(client: MatchClient, board: AnyBoard, isBeginning: boolean): FirstMatch {
  const { game } = client;
  const { intro: load } = board;
  const [isFirst] = useState(() => isBeginning && load !== undefined && !isKnownGame(game));
  const [isOpen, setOpen] = useState(isFirst);
  const [wasClosed, setClosed] = useState(false);
  const [sheet, setSheet] = useState<LoadedSheet | undefined>(undefined);
  useLayoutEffect(() => (isOpen ? client.hold?.() : undefined), [client, isOpen]);
  useLayoutEffect(() => {
    if (!isOpen || sheet !== undefined || load === undefined) return;
    Promise.all([import('./sheet.tsx'), load()]).then(
      ([{ FirstMatchSheet }, { intro }]) => setSheet({ FirstMatchSheet, intro }),
      () => setOpen(false),
    );
  }, [isOpen]);
  return {
    sheet: isOpen ? sheet : undefined,
    isFirst: isFirst && !wasClosed,
    open: load && (() => setOpen(true)),
    close: () => {
      markKnown(game);
      setClosed(true);
      setOpen(false);
    },
  };
}
