import type { ElVocabulary } from '@manigance/edgar-et-lucien';
import type { BoardProps } from '../props.ts';

export type El = ElVocabulary;
export type Props = BoardProps<El>;
