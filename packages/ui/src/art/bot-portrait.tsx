import type { ComponentType } from 'preact';
import type { BotPortraitProps } from '../board-props.ts';
import { type Bust, Cameo, type Medal, type PortraitRow } from './cameo.tsx';
import type { Glyphs } from './glyph.ts';

/** The portraits of a game's bots, drawn from its data. */
export function botPortrait({
  rows,
  busts,
  glyphs,
  medalOf,
}: {
  /** By level. */
  readonly rows: Readonly<Record<string, PortraitRow>>;
  readonly busts: Readonly<Record<string, Bust>>;
  readonly glyphs: Glyphs;
  /** The medallion of a bust. */
  readonly medalOf: (bust: string) => Medal;
}): ComponentType<BotPortraitProps> {
  return function BotPortrait({ level, small = false }) {
    const row = rows[level];
    const bust = row && busts[row.bust];
    if (row === undefined || bust === undefined) return null;
    return (
      <Cameo bust={bust} medal={medalOf(row.bust)} glyphs={glyphs} emblem={small ? undefined : row.subject} />
    );
  };
}
