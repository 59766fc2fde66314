import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { LdVocabulary } from '../rules/state.ts';

/** Props of this board. */
export type Props = BoardProps<LdVocabulary>;
