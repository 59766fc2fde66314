import bank from 'icon:bank';
import banknote from 'icon:banknote';
import bookshelf from 'icon:bookshelf';
import capitol from 'icon:capitol';
import cardPlay from 'icon:card-play';
import clockTower from 'icon:clock-tower';
import diploma from 'icon:diploma';
import faceMask from 'icon:double-face-mask';
import envelope from 'icon:envelope';
import exitDoor from 'icon:exit-door';
import house from 'icon:house';
import houseKeys from 'icon:house-keys';
import newspaper from 'icon:newspaper';
import padlockOpen from 'icon:padlock-open';
import pig from 'icon:pig';
import publicSpeaker from 'icon:public-speaker';
import receiveMoney from 'icon:receive-money';
import revolt from 'icon:revolt';
import scales from 'icon:scales';
import wallet from 'icon:wallet';
import { laurel } from '@manigance/ui/laurel.ts';
import type { AdministrationId } from '../rules/board.ts';
import type { SchemeId } from '../rules/cards.ts';
import type { ConditionId } from '../rules/victory.ts';

/** The landmark of each Administration. */
export const landmarks: Readonly<Record<AdministrationId, string>> = {
  drunken_pig: pig,
  archives: bookshelf,
  central_bank: bank,
  city_hall: clockTower,
};

/** The icon of each condition. */
export const conditionIcons: Readonly<Record<ConditionId, string>> = {
  wealthy_dandy: banknote,
  high_collector: house,
  influential_bureaucrat: capitol,
  grand_zealot: laurel,
};

/** The icon of each Shenanigan card. */
export const schemeIcons: Readonly<Record<SchemeId, string>> = {
  plan_b: exitDoor,
  influence_peddling: wallet,
  smear_threat: newspaper,
  certification: diploma,
  financial_backing: receiveMoney,
  popular_support: publicSpeaker,
  extortion: cardPlay,
  remote_action: envelope,
  coup_detat: revolt,
  resource_exchange: scales,
  carte_blanche: houseKeys,
  corruption: padlockOpen,
  swindle: faceMask,
};
