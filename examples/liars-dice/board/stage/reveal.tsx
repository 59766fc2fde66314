import { TokenOf, useSeats } from '@manigance/ui/seats.tsx';
import type { PictureProps } from '@manigance/ui/staging.ts';
import type { ComponentType } from 'preact';
import { matches } from '../../rules/dice.ts';
import type { LdEvent, LdVocabulary } from '../../rules/state.ts';
import { CupMark } from '../cup-mark.tsx';
import { Die } from '../die.tsx';
import { type Lifted, liftedIn } from './tally.ts';
import type { stageWords } from './words.ts';
import './stage.css';

/** The event of a challenge. */
export type Revealed = Extract<LdEvent, { readonly type: 'revealed' }>;
type Words = (typeof stageWords)['en'];

/** LD-5.2 All cups side by side, lifted one after another, and the matching dice counted below. */
export function revealPicture(
  event: Revealed,
  wildOnes: boolean,
  words: Words,
): ComponentType<PictureProps<LdVocabulary>> {
  const cups = liftedIn(event, wildOnes);
  return function Reveal({ props, act }) {
    // Without motion all cups are lifted at once.
    const lifted = props.motion.on ? Math.min(act, cups.length) : cups.length;
    const { quantity, face } = event.bid;
    const sum = cups[lifted - 1]?.sum ?? 0;
    return (
      <div class="ld-stage">
        <ol class="ld-stage-cups">
          {cups.map((cup, at) => (
            <Cup key={cup.seat} cup={cup} isLifted={at < lifted} event={event} wildOnes={wildOnes} />
          ))}
        </ol>
        <p class={`ld-tally ${sum >= quantity ? 'is-reached' : ''}`}>
          <Die face={face} /> <b>{words.tally(sum, quantity)}</b>
        </p>
      </div>
    );
  };
}

function Cup({
  cup: { seat },
  isLifted,
  event,
  wildOnes,
}: {
  readonly cup: Lifted;
  readonly isLifted: boolean;
  readonly event: Revealed;
  readonly wildOnes: boolean;
}) {
  const look = useSeats()[seat];
  return (
    <li class={`ld-stage-cup ${isLifted ? 'is-read' : ''}`}>
      <b class="ld-stage-name">
        {look && <TokenOf look={look} />} {look?.name}
      </b>
      <span class="ld-stage-dice">
        {event.dice[seat]?.map((die, at) => (
          <Die
            key={`${at}`}
            face={die}
            isMatch={matches(die, event.bid.face, wildOnes)}
            isHidden={!isLifted}
          />
        ))}
      </span>
      <CupMark class="ld-lid" />
    </li>
  );
}
