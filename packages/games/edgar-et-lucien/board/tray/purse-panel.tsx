import { Icon } from '@manigance/ui/icon.tsx';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useState } from 'preact/hooks';
import { type ActionId, actionIds, placeOf } from '../../rules/administrations.ts';
import { administrationIds } from '../../rules/board.ts';
import { edgarCost } from '../../rules/constants.ts';
import { useActing } from '../acting.ts';
import { explains } from '../guide/explains.ts';
import { landmarks } from '../icons.ts';
import { Hat } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { wordsIn } from '../words/index.ts';
import { notesFor } from './bank-notes.ts';
import { broughtByAction } from './offer-text.ts';
import { Picker } from './picker.tsx';

/**
 * My purse, which nobody else sees into, and my aid with the marks of this period. An action begun on the aid is described
 * here on a phone, and among the actions where both are in sight.
 */
export function PursePanel(props: Props) {
  const acting = useActing(props);
  const { view } = props.shown;
  if (view.seat === undefined) return undefined;
  return (
    <>
      {acting.draft?.from === 'aid' && <Picker acting={acting} props={props} />}
      <div class="el-own">
        <Purse {...props} />
        <Aid {...props} />
      </div>
    </>
  );
}

/** The money of a seat, as notes and as a sum. */
export function Purse({ shown: { view }, language }: Props) {
  const words = wordsIn(language);
  const money = (view.seat === undefined ? undefined : view.players[view.seat]?.money) ?? 0;
  const notes = notesFor(money);
  const spoken = notes.map(({ value, count }) => words.purse.note(count, words.number(value)));
  return (
    <section class="el-purse">
      <h2 class="el-title">{words.purse.title}</h2>
      <p class="el-sum">
        <b>
          <RollingNumber key={view.seat} value={money} format={words.number} />
        </b>{' '}
        {words.names.terms.cogs}
      </p>
      <p class="vh">{words.purse.notes(words.list(spoken))}</p>
      <ul class="el-notes" aria-hidden="true">
        {notes.flatMap(({ value, count }) =>
          Array.from({ length: count }, (_, at) => (
            <li key={`${value} ${at}`} class={`is-${value / 1000}`}>
              {value / 1000}
            </li>
          )),
        )}
      </ul>
      <p class="el-quiet">
        {words.purse.supply((view.seat === undefined ? undefined : view.players[view.seat]?.supply) ?? 0)}
      </p>
    </section>
  );
}

function Aid(props: Props) {
  const words = wordsIn(props.language);
  return (
    <section class="el-aid">
      <h2 class="el-title">{words.purse.aid}</h2>
      <ul>
        {administrationIds.map((place) => (
          <li key={place}>
            <span {...explains(place)}>
              <Icon of={landmarks[place]} />
            </span>
            <b>{words.names.administrations[place]}</b>
            {actionIds
              .filter((action) => placeOf[action] === place)
              .map((action) => (
                <AidButton key={action} action={action} props={props} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AidButton({ action, props }: { readonly action: ActionId; readonly props: Props }) {
  const { shown, language, text, names, onRule } = props;
  const words = wordsIn(language);
  const acting = useActing(props);
  const [told, setTold] = useState(false);
  const { view } = shown;
  const look = useSeats()[view.seat ?? -1];
  const marked =
    (view.seat === undefined ? undefined : view.players[view.seat])?.marks.includes(action) === true;
  const at = actionIds.indexOf(action);
  const edgars = at < actionIds.length / 2;
  const supports = action === 'political_support';
  const offers = acting.offers.filter(({ id }) =>
    supports ? id.startsWith('supported:') : id === `administration:${action}`,
  );
  const open = offers.find(({ moves }) => moves.length > 0);
  const [refusal] = offers.flatMap(({ refused }) => refused);
  const { name, text: body } = words.names.actions[action];
  const who = edgars ? 'edgar' : 'lucien';
  const mark = marked ? words.purse.marked : words.purse.unmarked;
  const why = open === undefined && refusal !== undefined ? text.why(refusal.why, names) : undefined;
  const facts = [name, words[who], broughtByAction(action, view, words), mark];
  if (open !== undefined) facts.push(words.act.choose);
  else if (why !== undefined) facts.push(why);
  const rule = `EL-${edgars ? 11 : 12}.${(at % 4) + 1}`;
  const readRule = () => {
    setTold(false);
    onRule(rule);
  };
  return (
    <>
      <button
        type="button"
        class={`el-aid-button ${marked ? `is-marked seat-${look?.colour}` : ''} ${open ? 'is-open' : ''}`}
        aria-label={facts.join(', ')}
        {...explains(action)}
        onClick={() => (open === undefined ? setTold(true) : acting.begin(open, 'aid'))}
      >
        <svg viewBox="-3 -3 6 4.200" aria-hidden="true">
          <g transform={edgars ? 'translate(-.2 0)' : 'translate(0 .2)'}>
            <Hat of={who} />
          </g>
        </svg>
      </button>
      {told && (
        <Sheet title={name} class="el-aid-sheet" onClose={() => setTold(false)}>
          <p class="el-quiet">
            {words[who]} · {words.names.administrations[placeOf[action]]} · {mark}
          </p>
          <p>
            {edgars && `${words.act.cost(edgarCost)}. `}
            {body}{' '}
            <button type="button" class="rule-link" onClick={readRule}>
              {rule}
            </button>
          </p>
          {why !== undefined && <p class="el-not-now">{why}</p>}
        </Sheet>
      )}
    </>
  );
}
