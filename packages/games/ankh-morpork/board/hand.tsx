import { useGlide } from '@manigance/ui/glide.ts';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { useRef, useState } from 'preact/hooks';
import type { CardId } from '../rules/cards.ts';
import { boardContext, type Props } from './board-context.ts';
import { CardButton, CardSheet } from './card.tsx';
import { movesWith } from './choices.ts';
import { inOrderOfComing } from './hand-order.ts';
import { shownCards } from './pending.ts';
import { standingsInHand } from './symbol-standing.ts';

/** The viewer's hand; `undefined` for a spectator. */
export function myHand({ shown }: Props): readonly CardId[] | undefined {
  const { viewer, view } = shown;
  return viewer === 'spectator' ? undefined : view.players[viewer]?.hand;
}

/** The viewer's cards. On a phone a tap opens the full card with its buttons; on a wide screen a tap plays it. */
export function Hand(props: Props) {
  const { words, nameOf } = boardContext(props);
  const inside = useRef<HTMLDivElement>(null);
  useGlide(inside, props.motion, props.shown);
  const hand = myHand(props);
  const open = shownCards(props.shown.view);
  if (hand === undefined) return <p class="am-note">{words.noHand}</p>;
  return (
    <div class="am-hand" ref={inside}>
      {open !== undefined && (
        <Cards cards={open.cards} title={words.handOf(nameOf(open.seat))} props={props} />
      )}
      {hand.length === 0 && <p class="am-note">{words.emptyHand}</p>}
      <Cards
        cards={inOrderOfComing(hand, props.log, props.shown.viewer)}
        title={open === undefined ? undefined : words.hand}
        props={props}
      />
    </div>
  );
}

function Cards({
  cards,
  title,
  props,
}: {
  readonly cards: readonly CardId[];
  readonly title: string | undefined;
  readonly props: Props;
}) {
  const [lifted, setLifted] = useState<CardId | undefined>(undefined);
  const roomy = useMedia(roomyScreen);
  const { options, text, shown, names, onChoose } = props;
  return (
    <div class="am-set">
      {title !== undefined && <h3>{title}</h3>}
      <div class="am-row">
        {cards.map((card) => {
          const moves = movesWith(options, card);
          const [only] = moves;
          const why = only === undefined ? whyNotWith(card, props) : undefined;
          const state = only !== undefined ? 'open' : why !== undefined ? 'closed' : 'still';
          const direct = roomy && moves.length === 1;
          return (
            <CardButton
              key={card}
              card={card}
              state={lifted === card ? 'chosen' : state}
              why={why}
              label={only && text.move(only, shown.view, names)}
              standings={standingsInHand(shown.view, card)}
              onTap={() => (direct && only ? onChoose(only) : setLifted(card))}
              props={props}
            />
          );
        })}
      </div>
      {lifted !== undefined && (
        <CardSheet
          card={lifted}
          moves={movesWith(options, lifted)}
          why={whyNotWith(lifted, props)}
          standings={standingsInHand(shown.view, lifted)}
          onClose={() => setLifted(undefined)}
          props={props}
        />
      )}
    </div>
  );
}

/** Why a card cannot be played now, if it was tried. */
function whyNotWith(card: CardId, { refusals, options, text, names }: Props): string | undefined {
  if (movesWith(options, card).length > 0) return undefined;
  const refusal = refusals.find(({ move }) => 'card' in move && move.card === card);
  return refusal && text.why(refusal.why, names);
}
