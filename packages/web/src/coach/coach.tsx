import type { CoachMoment } from '@manigance/core/lessons';
import { catalog } from '@manigance/games';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLessonWords } from '../screens/lessons/words.ts';
import { emphasised } from '../text/emphasised.tsx';
import { dismissCoach } from './coached.ts';
import { firstRemark } from './remarks.ts';
import './style/index.css';

/** Comments on the match from what the player of this page is shown: one remark a turn at most, each of them once. */
export function Coach({
  match,
  game,
  props,
}: {
  readonly match: string;
  readonly game: string;
  readonly props: BoardProps;
}) {
  const words = useLessonWords();
  const { language } = useSettings();
  const { lessons } = catalog.get(game);
  const remarks = useLoad(async () => (await lessons?.coach?.())?.coach, [game]);
  const text = useLoad(async () => (await lessons?.text[language]())?.text.coach, [game, language]);
  const [remark, setRemark] = useState<string | undefined>(undefined);
  const [isOff, setOff] = useState(false);
  const made = useRef(new Set<string>());
  const { shown, since, log } = props;
  const question = shown.asked?.question;
  useEffect(() => {
    // A remark stays until the player has answered and is asked again.
    if (question === undefined || remarks === undefined) return;
    const moment: CoachMoment = { shown, since, log };
    const next = firstRemark(remarks, moment, made.current);
    if (next !== undefined) made.current.add(next);
    setRemark(next);
  }, [question, remarks]);
  if (isOff || remark === undefined || text === undefined) return undefined;
  const dismiss = () => {
    dismissCoach(match);
    setOff(true);
  };
  return (
    <aside class="coach" aria-label={words.coach}>
      <Glyph of="talk" />
      <p role="status">{emphasised(text[remark] ?? '')}</p>
      <button
        type="button"
        class="btn round quiet"
        aria-label={words.coachOff}
        title={words.coachOff}
        onClick={dismiss}
      >
        <Glyph of="close" />
      </button>
    </aside>
  );
}
