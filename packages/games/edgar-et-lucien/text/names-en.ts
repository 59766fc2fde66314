import type { Names } from './names.ts';
import printed from './printed-en.json' with { type: 'json' };

// biome-ignore format: one name per row
/** The printed names and texts in English. */
export const namesEn: Names = {
  ...printed,
  conditions: {
    wealthy_dandy: { name: 'Wealthy Dandy', text: () => 'Own at least 150,000 Cogs.' },
    high_collector: { name: 'High Collector', text: (least) => `Control at least ${least} districts, whatever their type.` },
    influential_bureaucrat: { name: 'Influential Bureaucrat', text: (least) => `Control at least ${least} Administration districts.` },
    grand_zealot: { name: 'Grand Zealot', text: () => 'Be Governor with 100 popularity.' },
  },
};
