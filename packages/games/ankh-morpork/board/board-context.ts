import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { AmVocabulary } from '../rules/index.ts';
import type { BoardContext } from './labels.ts';
import { boardLanguage } from './words/index.ts';

/** Props of this board. */
export type Props = BoardProps<AmVocabulary>;

/** Words, names and viewer for the labels of the board. */
export function boardContext({ language, names, shown }: Props): BoardContext {
  return { ...boardLanguage.in(language), nameOf: names, viewer: shown.viewer };
}
