import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { ElVocabulary } from '../rules/index.ts';

export type El = ElVocabulary;
export type Props = BoardProps<El>;
