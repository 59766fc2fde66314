import { Token } from '@manigance/ui/seats.tsx';
import type { AmView } from '../rules/index.ts';
import type { FrameViewNamed } from '../rules/view.ts';
import { boardContext, type Props } from './board-context.ts';
import { hyphenate } from './hyphenate.ts';

type Laid = FrameViewNamed<'laidAside'>;

/** AM-5.7 The cards that lie face down, the next to be played first. */
function cardsLaidAside({ pending }: AmView): readonly Laid[] {
  return pending.filter((frame): frame is Laid => frame.kind === 'laidAside').toReversed();
}

/** AM-5.7 Cards that lie face down until the one in play is over: their owner sees which, the others that they are there. */
export function LaidAside(props: Props) {
  const { words, names, nameOf, viewer } = boardContext(props);
  const laid = cardsLaidAside(props.shown.view);
  if (laid.length === 0) return undefined;
  return (
    <ul class="am-laid" aria-label={words.laidAside}>
      {laid.map(({ seat, card }, index) => (
        <li key={index} class="am-back">
          <span class="am-over">
            <Token seat={seat} /> {words.laidAside}
          </span>
          <b>{card === undefined ? words.laidAsideBy(nameOf(seat)) : hyphenate(names.cards[card].name)}</b>
          {seat === viewer && <span class="am-over">{words.onlyYou}</span>}
        </li>
      ))}
    </ul>
  );
}
