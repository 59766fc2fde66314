import { Glyph } from '@manigance/ui/icon.tsx';
import { type SeatLook, TokenOf, useSeats } from '@manigance/ui/seats.tsx';
import type { PictureProps } from '@manigance/ui/staging.ts';
import type { ComponentType } from 'preact';
import type { Programme } from '../../rules/events.ts';
import type { ElVocabulary } from '../../rules/index.ts';
import { type Character, characters, PawnMark } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { WheelChip } from '../wheel.tsx';
import { wordsIn } from '../words/index.ts';
import { inOrder, type Revealed, walksIn } from './walks.ts';
import { WheelBack, WheelFace } from './wheel-face.tsx';
import type { StageWords } from './words/en.ts';
import './style/index.css';

type Revealing = Programme & { readonly seat: number };

/** The acts before the first reading: sealed, turning. */
const beforeReading = 2;

/** EL-5.3 All wheels side by side, sealed, then turned over; then the list of the pawns in order. */
export function wheelsPicture(event: Revealed, words: StageWords): ComponentType<PictureProps<ElVocabulary>> {
  return function Wheels({ props, act }) {
    const all = inOrder(event, props.shown.view);
    const walking = act - beforeReading - all.length;
    if (walking >= 0) return <Order all={all} walking={walking} props={props} words={words} />;
    // Without motion the wheels are read at once.
    const read = props.motion.on ? act - beforeReading : all.length;
    return (
      <ol class={`el-stage-wheels ${read >= 0 || act > 0 || !props.motion.on ? 'is-turned' : ''}`}>
        {all.map((programme, at) => (
          <Turning
            key={programme.seat}
            programme={programme}
            at={at}
            isRead={at <= read}
            props={props}
            words={words}
          />
        ))}
      </ol>
    );
  };
}

function Turning({
  programme,
  at,
  isRead,
  props,
  words,
}: {
  readonly programme: Revealing;
  readonly at: number;
  readonly isRead: boolean;
  readonly props: Props;
  readonly words: StageWords;
}) {
  const look = useSeats()[programme.seat];
  return (
    <li class="el-stage-seat">
      <Name look={look} props={props} words={words} />
      <div class="el-flip" style={{ '--at': `${at}` }}>
        <div class="el-flip-both">
          <WheelBack />
          <WheelFace programme={programme} />
        </div>
      </div>
      <ul class={`el-stage-read ${isRead ? 'is-read' : ''}`}>
        {characters.map((of) => (
          <li key={of}>
            <PawnMark look={look} of={of} />
            {isRead ? <WheelChip of={programme[of]} /> : <span class="el-stage-unread">?</span>}
            <span>
              {isRead ? (
                words.position[programme[of]]
              ) : (
                <>
                  <Glyph of="tick" /> {words.sealedOne}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Name({
  look,
  props,
  words,
}: {
  readonly look: SeatLook | undefined;
  readonly props: Props;
  readonly words: StageWords;
}) {
  if (look === undefined) return undefined;
  return (
    <b class="el-stage-name">
      <TokenOf look={look} />
      {props.names.reader === look.seat ? words.you : look.name}
    </b>
  );
}

/** EL-6.1 The pawns in order: moved pawns are ticked, the player who moves now is outlined. */
function Order({
  all,
  walking,
  props,
  words,
}: {
  readonly all: readonly Revealing[];
  readonly walking: number;
  readonly props: Props;
  readonly words: StageWords;
}) {
  const looks = useSeats();
  const walks = walksIn(props.events);
  const now = walks[walking];
  const { districts } = wordsIn(props.language).names;
  const way = (programme: Revealing, of: Character) => {
    const at = walks.findIndex((walk) => walk.seat === programme.seat && walk.of === of);
    const to = walks[at]?.to;
    return (
      <p key={of} class={`el-order-way ${at === walking ? 'is-now' : ''}`}>
        <PawnMark look={looks[programme.seat]} of={of} />
        <WheelChip of={programme[of]} />
        <span>{to === undefined ? words.stays : districts[to]}</span>
        {at !== -1 && at < walking && <Glyph of="tick" />}
      </p>
    );
  };
  return (
    <ol class="el-order">
      {all.map((programme, at) => (
        <li key={programme.seat} class={programme.seat === now?.seat ? 'is-now' : ''}>
          <span class="el-order-number" aria-hidden="true">
            {at + 1}
          </span>
          <WheelFace programme={programme} />
          <div>
            <Name look={looks[programme.seat]} props={props} words={words} />
            {characters.map((of) => way(programme, of))}
          </div>
        </li>
      ))}
    </ol>
  );
}
