import type { Puzzle } from '@manigance/bots/puzzle';
import { useSettings } from '@manigance/ui/settings.ts';
import { useStore } from '@manigance/ui/store.ts';
import { useMemo } from 'preact/hooks';
import { Loading } from '../../table/loading.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { Frame } from '../frame.tsx';
import { learnerSeated } from '../lessons/learner-seated.ts';
import { LessonClient } from '../lessons/lesson-client.ts';
import { marksOf } from '../lessons/lesson-marks.ts';
import { useOpened } from '../lessons/use-opened.ts';
import { PuzzleBar } from './puzzle-bar.tsx';
import { type OpenedPuzzle, PuzzleContext } from './puzzle-context.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { usePuzzleWords } from './words.ts';

interface PuzzleScreenProps {
  readonly game: string;
  readonly number: number;
  readonly count: number;
  readonly puzzle: Puzzle;
}

/** A puzzle at the table of its game. */
export function PuzzleScreen(props: PuzzleScreenProps) {
  const words = usePuzzleWords();
  const { name } = useSettings();
  const { game, puzzle } = props;
  const client = useOpened(() => {
    const { shown, best } = puzzle;
    const move = shown.asked?.options[best];
    if (move === undefined) return Promise.resolve(undefined);
    const seated = (viewer: number, seats: number) => learnerSeated(game, name, viewer, seats);
    return LessonClient.begin(game, { type: 'openLesson', game, shown, best: move }, seated);
  }, [game, puzzle]);
  if (client === undefined) return <Loading />;
  if (client !== 'missing') return <OpenPuzzle {...props} client={client} />;
  return (
    <Frame title={words.panel}>
      <p role="alert">{words.missing}</p>
    </Frame>
  );
}

function OpenPuzzle(opened: OpenedPuzzle) {
  const { client } = opened;
  const place = useStore(client.place);
  const marks = useMemo(() => marksOf(place), [place]);
  return (
    <PuzzleContext.Provider value={opened}>
      <TableScreen client={client} Line={PuzzlePanel} Bar={PuzzleBar} marks={marks} />
    </PuzzleContext.Provider>
  );
}
