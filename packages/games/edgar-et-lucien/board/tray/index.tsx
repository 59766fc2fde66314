import type { TrayTab } from '@manigance/ui/board-props.ts';
import type { ElVocabulary } from '../../rules/index.ts';
import { biddingOf } from '../auction.ts';
import { CityPanel } from '../city-panel.tsx';
import type { Props } from '../props.ts';
import { wordsIn } from '../words/index.ts';
import { ActPanel } from './act-panel.tsx';
import { AuctionPanel } from './auction-panel.tsx';
import { HandPanel } from './hand-panel.tsx';
import { Purse, PursePanel } from './purse-panel.tsx';
import { WheelPanel } from './wheel-panel.tsx';

type Page = 'wheel' | 'act' | 'auction';

/** The panel of the present question comes first: wheel, actions or auction. */
function pageOf({ shown }: Props): Page {
  if (biddingOf(shown.view) !== undefined) return 'auction';
  const kind = shown.asked?.kind;
  return kind === undefined || kind === 'programme' || kind === 'smearReply' ? 'wheel' : 'act';
}

function mine({ shown }: Props): boolean {
  return shown.view.seat !== undefined;
}

const now: TrayTab<ElVocabulary> = {
  id: 'now',
  title: (props) => {
    const words = wordsIn(props.language);
    return { wheel: words.dial.tab, act: words.act.tab, auction: words.auction.tab }[pageOf(props)];
  },
  Panel(props) {
    const page = pageOf(props);
    if (page === 'auction') return <AuctionPanel {...props} />;
    return page === 'act' ? <ActPanel {...props} /> : <WheelPanel {...props} />;
  },
};

const hand: TrayTab<ElVocabulary> = {
  id: 'hand',
  title: ({ shown: { view }, language }) => (
    <>
      {wordsIn(language).hand.tab} <b>{view.seat === undefined ? '' : view.players[view.seat]?.cards}</b>
    </>
  ),
  Panel: HandPanel,
  Open: HandPanel,
  there: mine,
};

const purse: TrayTab<ElVocabulary> = {
  id: 'purse',
  title: ({ shown: { view }, language }) => {
    const words = wordsIn(language);
    const money = view.seat === undefined ? undefined : view.players[view.seat]?.money;
    return (
      <>
        {words.purse.tab} <b>{money === undefined ? '' : words.short(money)}</b>
      </>
    );
  },
  Panel: PursePanel,
  Open: Purse,
  there: mine,
};

/** Where there is room, all this stands beside the board. */
const city: TrayTab<ElVocabulary> = {
  id: 'city',
  title: ({ language }) => wordsIn(language).city.tab,
  Panel: (props) => (
    <div class="el-city">
      <CityPanel {...props} />
    </div>
  ),
};

/** The pages of the tray. */
export const tray: readonly TrayTab<ElVocabulary>[] = [now, hand, purse, city];
