import type { TrayTab } from '@manigance/ui/board-props.ts';
import { biddingOf } from '../auction.ts';
import { Commons } from '../commons.tsx';
import type { El, Props } from '../el.ts';
import { saidIn } from '../words/index.ts';
import { ActPanel } from './act-panel.tsx';
import { AuctionPanel } from './auction-panel.tsx';
import { HandPanel } from './hand-panel.tsx';
import { PursePanel } from './purse-panel.tsx';
import { WheelPanel } from './wheel-panel.tsx';

type Page = 'wheel' | 'act' | 'auction';

/** What is asked comes first: the wheel, the actions, or the auction. */
function pageOf({ shown }: Props): Page {
  if (biddingOf(shown.view) !== undefined) return 'auction';
  const kind = shown.asked?.kind;
  return kind === undefined || kind === 'programme' || kind === 'smearReply' ? 'wheel' : 'act';
}

function mine({ shown }: Props): boolean {
  return shown.view.seat !== undefined;
}

const now: TrayTab<El> = {
  id: 'now',
  title: (props) => {
    const said = saidIn(props.language);
    return { wheel: said.dial.tab, act: said.act.tab, auction: said.auction.tab }[pageOf(props)];
  },
  Panel(props) {
    const page = pageOf(props);
    if (page === 'auction') return <AuctionPanel {...props} />;
    return page === 'act' ? <ActPanel {...props} /> : <WheelPanel {...props} />;
  },
};

const hand: TrayTab<El> = {
  id: 'hand',
  title: ({ shown: { view }, language }) => (
    <>
      {saidIn(language).hand.tab} <b>{view.seat === undefined ? '' : view.players[view.seat]?.cards}</b>
    </>
  ),
  Panel: HandPanel,
  there: mine,
};

const purse: TrayTab<El> = {
  id: 'purse',
  title: ({ shown: { view }, language }) => {
    const said = saidIn(language);
    const money = view.seat === undefined ? undefined : view.players[view.seat]?.money;
    return (
      <>
        {said.purse.tab} <b>{money === undefined ? '' : said.short(money)}</b>
      </>
    );
  },
  Panel: PursePanel,
  there: mine,
};

/** Where there is room, all this stands beside the board. */
const city: TrayTab<El> = {
  id: 'city',
  title: ({ language }) => saidIn(language).city.tab,
  Panel: (props) => (
    <div class="el-city">
      <Commons {...props} />
    </div>
  ),
};

export const tray: readonly TrayTab<El>[] = [now, hand, purse, city];
