import type { Vocabulary } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { BoardProps, Intro, IntroPart } from '@manigance/ui/board-props.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { hrefOf } from '../../routes.ts';
import { emphasised } from '../../text/emphasised.tsx';
import { PhonePicture, ScreenPicture } from './screen-picture.tsx';
import { useFirstMatchWords } from './words.ts';
import './style/index.css';

/** Props of the sheet before a first match. */
export interface FirstMatchProps {
  readonly game: string;
  readonly title: string;
  readonly intro: Intro<Vocabulary>;
  readonly props: BoardProps;
  /** Whether it opened by itself before a first match. */
  readonly isFirst: boolean;
  /** Whether bots wait until it is closed. */
  readonly doBotsWait: boolean;
  readonly onClose: () => void;
}

/** The goal, a turn, and the places to look at: three pictures with a sentence each. Enter plays. */
export function FirstMatchSheet({
  game,
  title,
  intro,
  props,
  isFirst,
  doBotsWait,
  onClose,
}: FirstMatchProps) {
  const words = useFirstMatchWords();
  const hasLessons = catalog.find(game)?.lessons !== undefined;
  const places = words.places.map((place, at) => (
    <li key={place}>
      <b aria-hidden="true">{at + 1}</b> {place}
    </li>
  ));
  return (
    <Sheet title={title} over={isFirst ? words.first : words.again} onClose={onClose} class="first-match">
      <ol class="intro-parts">
        <Part title={words.goal} of={intro.goal} props={props} />
        <Part title={words.turn} of={intro.turn} props={props} />
        <li>
          <ScreenPicture label={words.screen} Outline={intro.Outline} props={props} />
          <PhonePicture label={words.screen} Outline={intro.Outline} props={props} />
          <div>
            <h3>{words.where}</h3>
            <ol class="intro-places">{places}</ol>
          </div>
        </li>
      </ol>
      <div class="intro-foot">
        <p>{isFirst && doBotsWait ? words.botsWait : words.stays}</p>
        <a
          class="btn"
          href={hrefOf(hasLessons ? { at: 'learn', game } : { at: 'rules', game, rule: undefined })}
        >
          {hasLessons ? words.learn : words.rules}
        </a>
        <button type="button" class="btn main" autofocus onClick={onClose}>
          {isFirst ? words.play : words.back}
        </button>
      </div>
    </Sheet>
  );
}

function Part({
  title,
  of: { Picture, label, text },
  props,
}: {
  readonly title: string;
  readonly of: IntroPart<Vocabulary>;
  readonly props: BoardProps;
}) {
  return (
    <li>
      <svg class="intro-picture" viewBox="0 0 320 200" role="img" aria-label={label(props)}>
        <Picture {...props} />
      </svg>
      <div>
        <h3>{title}</h3>
        <p>{emphasised(text(props))}</p>
      </div>
    </li>
  );
}
