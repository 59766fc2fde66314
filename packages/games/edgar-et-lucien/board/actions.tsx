import megaphone from 'icon:megaphone';
import { Icon } from '@manigance/ui/icon.tsx';
import { RefusedButton } from '@manigance/ui/refused-button.tsx';
import { cardFigures } from '../rules/cards.ts';
import { note } from '../rules/constants.ts';
import type { ElMove, ElView } from '../rules/index.ts';
import { smearAnswers } from '../text/lines.ts';
import { useActing } from './acting.ts';
import { useBid, useDial } from './draft.ts';
import { conditionIcons } from './icons.ts';
import type { Props } from './props.ts';
import { type BoardWords, wordsIn } from './words/index.ts';

/** The buttons of the question line, one set for each kind of question. */
export function Actions(props: Props) {
  switch (props.shown.asked?.kind) {
    case 'programme':
      return <SealButton {...props} />;
    case 'smearReply':
      return <SmearButtons {...props} />;
    case 'bid':
      return <BidButtons {...props} />;
    default:
      return <ActButtons {...props} />;
  }
}

function SealButton(props: Props) {
  const dial = useDial(props);
  const words = wordsIn(props.language);
  return dial.sealed ? (
    <button type="button" class="btn" onClick={dial.reopen}>
      {words.dial.change}
    </button>
  ) : (
    <button type="button" class="btn main" onClick={dial.seal}>
      {words.dial.seal}
    </button>
  );
}

/** Passing; and, for an action begun on the map, doing it. */
function ActButtons(props: Props) {
  const { shown, options, onChoose, language, text, names } = props;
  const words = wordsIn(language);
  const { draft, left, confirm, back } = useActing(props);
  const [only] = left;
  if (draft?.from === 'map' && only !== undefined) {
    return (
      <>
        <button type="button" class="btn main" onClick={() => confirm(only)}>
          {text.move(only, shown.view, names)}
        </button>
        <button type="button" class="btn" onClick={back}>
          {words.act.back}
        </button>
      </>
    );
  }
  const pass = options.find((move) => move.do === 'pass');
  if (pass === undefined) return undefined;
  return (
    <button type="button" class={`btn ${options.length === 1 ? 'main' : ''}`} onClick={() => onChoose(pass)}>
      {text.move(pass, shown.view, names)}
    </button>
  );
}

/** EL-20.3 Two short buttons show the price; the full sentence is their accessible name. */
function SmearButtons({ shown, options, refusals, onChoose, onWhyNot, text, names, language }: Props) {
  const words = wordsIn(language);
  const closed = refusals.filter(({ move }) => move.do === 'replySmear');
  return (
    <>
      {options.map((move) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          class="btn el-settle"
          aria-label={text.move(move, shown.view, names)}
          onClick={() => onChoose(move)}
        >
          <Loss move={move} view={shown.view} words={words} />
        </button>
      ))}
      {closed.map((refusal) => (
        <RefusedButton
          key={JSON.stringify(refusal.move)}
          class="btn el-closed"
          refusal={refusal}
          label={`${text.move(refusal.move, shown.view, names)}. ${text.why(refusal.why, names)}`}
          onWhyNot={onWhyNot}
        >
          <Loss move={refusal.move} view={shown.view} words={words} />
        </RefusedButton>
      ))}
    </>
  );
}

function Loss({
  move,
  view,
  words,
}: {
  readonly move: ElMove;
  readonly view: ElView;
  readonly words: BoardWords;
}) {
  const money = move.do === 'replySmear' && move.with === 'money';
  const loss = money ? cardFigures.smear_threat.money : smearAnswers(view).popularity;
  return (
    <>
      <Icon of={money ? conditionIcons.wealthy_dandy : megaphone} />
      <span class="el-sum-lost">−{words.number(loss)}</span>
    </>
  );
}

/** On a phone the bid is made beside its amount, and only passing stands in the line. */
function BidButtons({ options, onChoose, language }: Props) {
  const words = wordsIn(language);
  const [amount] = useBid(options);
  const bid = options.find((move) => move.do === 'bid' && move.amount === amount);
  const pass = options.find((move) => move.do === 'pass');
  return (
    <>
      {bid !== undefined && (
        <button type="button" class="btn main el-roomy" onClick={() => onChoose(bid)}>
          {words.auction.bid(words.number(amount ?? note))}
        </button>
      )}
      {pass !== undefined && (
        <button type="button" class="btn" onClick={() => onChoose(pass)}>
          {words.act.pass}
        </button>
      )}
    </>
  );
}
