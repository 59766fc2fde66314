import type { ArtRow } from '@manigance/ui/art/ink.ts';
import type { Enamel } from './enamels.ts';
import type { Backdrop, Ground } from './scenes.ts';
import type { Seal } from './seals.ts';

/** The picture of a card, with its seal. */
export interface Row extends ArtRow {
  readonly ground?: Ground;
  readonly backdrop?: Backdrop;
  readonly seal?: Seal;
  /** Colour of the plate: teal moves, steel property, bottle money, plum guile, oxblood force, ivory papers. */
  readonly enamel: Enamel;
}

// biome-ignore format: one picture per line
/** Pictures of the Shenanigan cards. */
export const cards: Readonly<Record<string, Row>> = {
  plan_b: { subject: 'floor-hatch', props: ['footsteps'], ground: 'rail', backdrop: 'bricks', seal: 'lucien', enamel: 'teal' },
  influence_peddling: { subject: 'shaking-hands', props: ['swap-bag'], ground: 'plinth', backdrop: 'skyline', seal: 'edgar', enamel: 'steel' },
  smear_threat: { subject: 'stabbed-note', props: ['megaphone'], ground: 'rail', backdrop: 'bricks', enamel: 'oxblood' },
  certification: { subject: 'diploma', props: ['stamper'], ground: 'plinth', backdrop: 'dial', enamel: 'ivory' },
  financial_backing: { subject: 'piggy-bank', props: ['money-stack'], ground: 'rack', backdrop: 'bricks', seal: 'edgar', enamel: 'steel' },
  popular_support: { subject: 'public-speaker', props: ['rose'], ground: 'plinth', backdrop: 'lace', seal: 'edgar', enamel: 'plum' },
  extortion: { subject: 'snatch', props: ['card-joker'], ground: 'rail', backdrop: 'pipes', seal: 'edgar', enamel: 'oxblood' },
  remote_action: { subject: 'candlestick-phone', props: ['aerial-signal'], ground: 'rack', backdrop: 'pipes', seal: 'edgar', enamel: 'teal' },
  coup_detat: { subject: 'throne-king', props: ['guillotine'], ground: 'plinth', backdrop: 'rays', seal: 'edgar', enamel: 'oxblood' },
  resource_exchange: { subject: 'scales', props: ['two-coins'], ground: 'plinth', backdrop: 'dial', enamel: 'bottle' },
  carte_blanche: { subject: 'house-keys', props: ['house'], ground: 'rail', backdrop: 'skyline', seal: 'edgar', enamel: 'steel' },
  corruption: { subject: 'padlock-open', props: ['hand-bag'], ground: 'rack', backdrop: 'gears', enamel: 'plum' },
  swindle: { subject: 'double-face-mask', props: ['diploma'], ground: 'plinth', backdrop: 'rays', enamel: 'plum' },
};

// biome-ignore format: one picture per line
/** Pictures of the certificates. */
export const certificates: Readonly<Record<string, Row>> = {
  cert_wealthy_dandy: { subject: 'top-hat', props: ['money-stack'], ground: 'plinth', backdrop: 'rays', enamel: 'bottle' },
  cert_high_collector: { subject: 'village', props: ['key'], ground: 'rail', backdrop: 'skyline', enamel: 'steel' },
  cert_influential_bureaucrat: { subject: 'capitol', props: ['quill-ink'], ground: 'plinth', backdrop: 'dial', enamel: 'teal' },
  cert_grand_zealot: { subject: 'laurels', props: ['megaphone'], ground: 'plinth', backdrop: 'rays', enamel: 'oxblood' },
};

// biome-ignore format: one picture per line
/** Pictures of the other common cards. */
export const commons: Readonly<Record<string, Row>> = {
  heritage_protection: { subject: 'padlock', props: ['clock-tower'], ground: 'plinth', backdrop: 'vault', enamel: 'ivory' },
};
