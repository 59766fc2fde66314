import type { Language } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { Profile, WinRate } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useState } from 'preact/hooks';
import { Choice } from '../../settings/choice.tsx';
import { optionText } from './option-text.ts';
import { Plot } from './plot.tsx';
import { type NamedRate, WinBars, WinTable } from './win-bars.tsx';
import { useProfileWords } from './words.ts';

const ways = ['byGame', 'bySeat', 'byMode', 'byEnd'] as const;
type Way = (typeof ways)[number];

/** Bars of a plot; the table has all. */
const mostBars = 8;

/** Win rates, compared in one of several ways. */
export function WinsPart({ profile }: { readonly profile: Profile }) {
  const words = useProfileWords();
  const [way, setWay] = useState<Way>('byGame');
  const rates = useNamed(profile, way);
  return (
    <Plot
      title={words.wins}
      note={words.chanceTick}
      plot={<WinBars rates={rates.slice(0, mostBars)} />}
      table={<WinTable rates={rates} by={words.ways[way]} />}
    >
      <Choice
        label={words.by}
        values={ways.map((value) => ({ value, name: words.ways[value] }))}
        chosen={way}
        onChoose={setWay}
      />
    </Plot>
  );
}

function useNamed(profile: Profile, way: Way): readonly NamedRate[] {
  const words = useProfileWords();
  const { language } = useSettings();
  const rates = profile[way].filter(({ game }) => catalog.find(game) !== undefined);
  const ends = useLoad(() => endsIn(rates, profile.who.name, language), [profile, way, language]);
  return rates.map((rate) => {
    const { game, key = '', matches, won, byChance } = rate;
    const { title } = catalog.get(game);
    const what: Readonly<Record<Way, string>> = {
      byGame: '',
      bySeat: words.seat(Number(key) + 1),
      byMode: way === 'byMode' ? optionText(game, JSON.parse(key), language) || words.standard : '',
      byEnd: ends?.get(`${game} ${key}`) ?? '',
    };
    const name = way === 'byEnd' ? what.byEnd || title : [title, what[way]].filter(Boolean).join(', ');
    return { name, matches, won, chance: byChance / 1_000_000 };
  });
}

/** The sentence of a victory of this person, by game and end. */
async function endsIn(
  rates: readonly WinRate[],
  name: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const said = rates.map(async ({ game, key = '' }) => {
    const { text } = await catalog.get(game).text[language]();
    return [`${game} ${key}`, text.outcome({ winners: [0], how: key }, () => name)] as const;
  });
  return new Map(await Promise.all(said));
}
