import type { CourseText } from '@manigance/core/lessons';
import { catalog } from '@manigance/games';
import type { BoardMark } from '@manigance/ui/following.ts';
import { coloursOf } from '@manigance/ui/seats.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useStore } from '@manigance/ui/store.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LessonPlace } from '../../local/open-lesson.ts';
import { botNames } from '../../match/bot-names.ts';
import type { Seated } from '../../match/match-client.ts';
import { Loading } from '../../table/loading.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { Frame } from '../frame.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { LessonClient } from './lesson-client.ts';
import { LessonContext, type OpenedChapter } from './lesson-context.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { keepDone, keepStep, stepOf } from './progress.ts';
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

/** A wrong answer gets a cross where it was; else what the step speaks of is marked. */
function marksOf({ wrong, lit }: LessonPlace): readonly BoardMark[] {
  const crosses = (wrong?.places ?? []).map(
    (spot) => ({ place: spot, isNow: false, sign: 'cross' }) as const,
  );
  return crosses.length > 0 ? crosses : lit.map((spot) => ({ place: spot, isNow: true, sign: 'lit' }));
}

function useLessonClient(game: string, chapter: string): LessonClient | 'missing' | undefined {
  const { name } = useSettings();
  const [client, setClient] = useState<LessonClient | 'missing' | undefined>(undefined);
  useEffect(() => {
    let stale = false;
    let opened: LessonClient | undefined;
    const start = { game, id: chapter, step: stepOf(game, chapter) };
    void LessonClient.open(start, (viewer, seats) => seatedAt(game, name, viewer, seats)).then((made) => {
      opened = made;
      if (stale) made?.close();
      else setClient(made ?? 'missing');
    });
    return () => {
      stale = true;
      opened?.close();
    };
  }, [game, chapter]);
  return client;
}

/** The learner, and bots clockwise from there. */
function seatedAt(game: string, name: string, viewer: number, seats: number): readonly Seated[] {
  const mine = name.trim() || 'Camille';
  const others = botNames.filter((bot) => bot !== mine);
  const none = Array.from({ length: seats }, () => undefined);
  return coloursOf(catalog.get(game), none).map((colour, seat) =>
    seat === viewer
      ? { name: mine, by: 'me', isMine: true, colour }
      : { name: others[(seat - viewer + seats - 1) % seats] ?? `${seat + 1}`, by: 'bot', colour },
  );
}
