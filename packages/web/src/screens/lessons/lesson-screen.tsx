import type { CourseText } from '@manigance/core/lessons';
import { useSettings } from '@manigance/ui/settings.ts';
import { useStore } from '@manigance/ui/store.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Loading } from '../../table/loading.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { Frame } from '../frame.tsx';
import { learnerSeated } from './learner-seated.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonClient } from './lesson-client.ts';
import { LessonContext, type OpenedChapter } from './lesson-context.ts';
import { marksOf } from './lesson-marks.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { keepDone, keepStep, stepOf } from './progress.ts';
import { useOpened } from './use-opened.ts';
import { useLessonWords } from './words.ts';

interface LessonScreenProps {
  readonly game: string;
  readonly chapter: string;
  readonly text: CourseText;
}

/** A chapter at the table of its game. */
export function LessonScreen({ game, chapter, text }: LessonScreenProps) {
  const words = useLessonWords();
  const client = useLessonClient(game, chapter);
  if (client === undefined) return <Loading />;
  if (client !== 'missing') return <OpenLesson key={chapter} {...{ game, chapter, text, client }} />;
  return (
    <Frame title={words.panel}>
      <p role="alert">{words.missing}</p>
    </Frame>
  );
}

function OpenLesson({ game, chapter, text, client }: LessonScreenProps & { readonly client: LessonClient }) {
  const place = useStore(client.place);
  const [isFinished, setFinished] = useState(false);
  const ids = Object.keys(text.chapters);
  const number = ids.indexOf(chapter) + 1;
  useEffect(() => {
    if (!isFinished) keepStep(game, chapter, place.at);
  }, [place.at, isFinished]);
  const next = ids[number];
  const opened: OpenedChapter = {
    client,
    text: chapterOf(text, chapter),
    number,
    of: ids.length,
    game,
    isFinished,
    onFinish: () => {
      keepDone(game, chapter);
      setFinished(true);
    },
    next: next === undefined ? undefined : { id: next, title: chapterOf(text, next).title },
  };
  const marks = useMemo(() => marksOf(place), [place]);
  return (
    <LessonContext.Provider value={opened}>
      <TableScreen client={client} Line={LessonPanel} Bar={LessonBar} marks={marks} />
    </LessonContext.Provider>
  );
}

function chapterOf({ chapters }: CourseText, id: string) {
  const chapter = chapters[id];
  if (chapter === undefined) throw new RangeError(`there is no chapter ${id}`);
  return chapter;
}

function useLessonClient(game: string, chapter: string): LessonClient | 'missing' | undefined {
  const { name } = useSettings();
  return useOpened(() => {
    const start = { game, id: chapter, step: stepOf(game, chapter) };
    return LessonClient.open(start, (viewer, seats) => learnerSeated(game, name, viewer, seats));
  }, [game, chapter]);
}
