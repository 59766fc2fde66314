import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { AmVocabulary } from '../rules/index.ts';
import { namesIn } from '../text/index.ts';
import type { BoardContext } from './labels.ts';
import { wordsIn } from './words/index.ts';

export type Props = BoardProps<AmVocabulary>;

export function boardContext({ language, names, shown }: Props): BoardContext {
  return { words: wordsIn[language], names: namesIn[language], nameOf: names, viewer: shown.viewer };
}
