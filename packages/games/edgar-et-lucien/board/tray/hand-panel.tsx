import { Card } from '@manigance/ui/card.tsx';
import { openCard } from '@manigance/ui/preview/open-card.ts';
import type { SchemeId } from '../../rules/cards.ts';
import { useActing } from '../acting.ts';
import { Picture } from '../picture.tsx';
import type { Props } from '../props.ts';
import { wordsIn } from '../words/index.ts';
import { Picker } from './picker.tsx';

/** My scheme cards. Tapping one lifts it; it is played from there. */
export function HandPanel(props: Props) {
  const { shown, language } = props;
  const words = wordsIn(language);
  const acting = useActing(props);
  const { seat } = shown.view;
  const hand = (seat === undefined ? undefined : shown.view.players[seat]?.hand) ?? [];
  const kinds = [...new Set(hand)];
  if (acting.draft?.from === 'hand') return <Picker acting={acting} props={props} />;
  return (
    <div class="el-hand">
      <h2 class="el-title">{words.hand.title(hand.length)}</h2>
      {kinds.length === 0 && <p class="el-quiet">{words.hand.empty}</p>}
      <ul class="el-cards">
        {kinds.map((id) => (
          <li key={id}>
            <Scheme id={id} copies={hand.filter((one) => one === id).length} props={props} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Scheme({
  id,
  copies,
  props,
}: {
  readonly id: SchemeId;
  readonly copies: number;
  readonly props: Props;
}) {
  const { shown, language, text, names, onWhyNot } = props;
  const words = wordsIn(language);
  const acting = useActing(props);
  const offer = acting.offers.find((one) => one.id === `card:${id}`);
  const open = shown.asked?.kind === 'act' && offer !== undefined && offer.moves.length > 0;
  const refusal = open ? undefined : offer?.refused[0];
  const { name, text: body } = words.names.schemes[id];
  const tap = () => {
    if (open) acting.begin(offer, 'hand');
    else {
      openCard(id);
      if (refusal !== undefined) onWhyNot(refusal);
    }
  };
  const state = open ? 'open' : refusal === undefined ? 'still' : 'closed';
  return (
    <Card
      class="el-card"
      title={copies > 1 ? `${name} ${words.hand.times(copies)}` : name}
      state={state}
      onTap={tap}
      why={refusal && text.why(refusal.why, names)}
      art={<Picture of={id} group="cards" size="s" />}
      piece={`card:${id}`}
      card={id}
    >
      {body}
      {open && <span class="el-playable">{words.hand.playable}</span>}
    </Card>
  );
}
