import { Icon } from '@manigance/ui/icon.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import { type Acting, useActing } from '../acting.ts';
import { isPurchase } from '../map/spaces.ts';
import type { Offer, Who } from '../offers.ts';
import { PawnMark } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { wordsIn } from '../words/index.ts';
import { Notes } from './notes.tsx';
import { broughtBy, exampleOf, iconOf, nameOf } from './offer-text.ts';
import { Choices, Picker } from './picker.tsx';
import { placeNote } from './position-text.ts';

/** The actions of my two characters where they stand; or, for any other question, its answers. */
export function ActPanel(props: Props) {
  const acting = useActing(props);
  const kind = props.shown.asked?.kind;
  const picking = acting.draft?.from === 'act' || acting.draft?.from === 'aid';
  if (kind !== 'act') {
    return (
      <div class="el-act is-list">
        <Choices acting={acting} props={props} />
      </div>
    );
  }
  return (
    <div class="el-act">
      {picking ? (
        <Picker acting={acting} props={props} />
      ) : (
        (['edgar', 'lucien', 'both'] as const).map((who) => (
          <Group key={who} who={who} acting={acting} props={props} />
        ))
      )}
    </div>
  );
}

/** Reasons of place or time: actions refused for these are listed on the aid alone. */
const elsewhere = new Set([
  'not-there',
  'not-here',
  'is-neutral',
  'not-neutral',
  'lucien-not-at-city-hall',
  'both-needed',
  'edgar-has-acted',
  'lucien-has-acted',
]);

function Group({
  who,
  acting,
  props,
}: {
  readonly who: Who;
  readonly acting: Acting;
  readonly props: Props;
}) {
  const words = wordsIn(props.language);
  const { view } = props.shown;
  const look = useSeats()[view.seat ?? -1];
  const mine = view.seat === undefined ? undefined : view.players[view.seat];
  const own = acting.offers.filter((offer) => offer.who === who);
  const open = own.filter(({ moves }) => moves.length > 0);
  const closed = own.filter(
    ({ id, moves, refused }) =>
      moves.length === 0 && !id.startsWith('card:') && !elsewhere.has(refused[0]?.why.code ?? ''),
  );
  if (who === 'both') {
    if (open.length === 0) return undefined;
    return (
      <section class="el-group">
        <h2>
          <PawnMark look={look} of="edgar" />
          <PawnMark look={look} of="lucien" />
          {words.act.both}
        </h2>
        <OfferList offers={open} acting={acting} props={props} />
      </section>
    );
  }
  const here = mine?.[who];
  const done = mine?.acted[who] === true;
  return (
    <section class={`el-group ${done ? 'is-done' : ''}`}>
      <h2>
        <PawnMark look={look} of={who} />
        <span>
          {words[who]}
          <small>
            {done
              ? words.act.done
              : here !== undefined && `${words.names.districts[here]} · ${placeNote(props, here)}`}
          </small>
        </span>
      </h2>
      <OfferList offers={done ? [] : [...open, ...closed]} acting={acting} props={props} />
      {!done && open.length === 0 && closed.length === 0 && <p class="el-quiet">{words.act.none}</p>}
    </section>
  );
}

function OfferList({
  offers,
  acting,
  props,
}: {
  readonly offers: readonly Offer[];
  readonly acting: Acting;
  readonly props: Props;
}) {
  if (offers.length === 0) return undefined;
  return (
    <ul class="el-offers">
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferButton offer={offer} acting={acting} props={props} />
        </li>
      ))}
    </ul>
  );
}

function OfferButton({
  offer,
  acting,
  props,
}: {
  readonly offer: Offer;
  readonly acting: Acting;
  readonly props: Props;
}) {
  const words = wordsIn(props.language);
  const { shown, names, text, onWhyNot } = props;
  const example = exampleOf(offer);
  const [refusal] = offer.refused;
  const isOpen = offer.moves.length > 0;
  const label = offer.moves.length === 1 ? text.move(example, shown.view, names) : nameOf(example, words);
  return (
    <button
      type="button"
      class={`el-offer ${isOpen ? 'is-open' : 'is-closed'}`}
      data-offer={offer.id}
      aria-disabled={!isOpen}
      onClick={() => (isOpen ? acting.begin(offer, 'act') : refusal && onWhyNot(refusal))}
    >
      <Icon of={iconOf(example)} />
      <span class="el-offer-text">
        <b>{label}</b>
        {(isOpen || !isPurchase(offer.id)) && (
          <span class="el-does">{broughtBy(example, shown.view, words)}</span>
        )}
        {!isOpen && refusal && <span class="el-why">{text.why(refusal.why, names)}</span>}
      </span>
      {isOpen && <Notes move={example} words={words} />}
      {offer.moves.length > 1 && <span class="el-more" aria-hidden="true" />}
    </button>
  );
}
