import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { ElVocabulary } from '../rules/index.ts';

/** Props of this board. */
export type Props = BoardProps<ElVocabulary>;
