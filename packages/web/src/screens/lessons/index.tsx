import { catalog } from '@manigance/games';
import { lazy } from '@manigance/ui/lazy.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useRef } from 'preact/hooks';
import type { Route } from '../../routes.ts';
import { useWords } from '../../text/index.ts';
import { Frame } from '../frame.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { ChapterList } from './chapter-list.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { useLessonWords } from './words.ts';
import '../../style/tried/index.css';
import './style/index.css';

const PuzzlesScreen = lazy(async () => (await import('../puzzles/index.tsx')).PuzzlesScreen);

/** The course of a game or its puzzles. The page begins with one import for both. */
export function LearnScreen({ route }: { readonly route: Extract<Route, { at: 'learn' | 'puzzles' }> }) {
  if (route.at === 'puzzles') return <PuzzlesScreen game={route.game} of={route.chapter} />;
  return <CourseScreen game={route.game} chapter={route.chapter} />;
}

/** The course of a game: its chapters, or one of them at the table. */
function CourseScreen({ game, chapter }: { readonly game: string; readonly chapter: string | undefined }) {
  const words = useLessonWords();
  const { loading } = useWords();
  const manifest = catalog.get(game);
  const { lessons } = manifest;
  const { language } = useSettings();
  const loaded = useLoad(async () => (await lessons?.text[language]())?.text, [game, language]);
  // The lesson stays while another language loads.
  const latest = useRef(loaded);
  latest.current = loaded ?? latest.current;
  const text = latest.current;
  if (text !== undefined && chapter !== undefined && text.chapters[chapter] !== undefined)
    return <LessonScreen key={chapter} game={game} chapter={chapter} text={text} />;
  if (text !== undefined && chapter === undefined) return <ChapterList game={game} text={text} />;
  const isMissing = lessons === undefined || text !== undefined;
  return (
    <Frame title={words.title(manifest.title)} game={manifest} about={words.about}>
      {isMissing ? <p role="alert">{words.missing}</p> : <LoadingLine text={loading} />}
    </Frame>
  );
}
