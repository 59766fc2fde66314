import { catalog } from '@manigance/games';
import type { Profile } from '@manigance/protocol';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useState } from 'preact/hooks';
import { askAboutMatches } from '../../remote/ask-server.ts';
import { hrefOf } from '../../routes.ts';
import { Plot } from './plot.tsx';
import { RatingChart, RatingTable } from './rating-chart.tsx';
import { useProfileWords } from './words.ts';

/** A rating over time, of the matches one chooses. */
export function RatingPart({ profile }: { readonly profile: Profile }) {
  const words = useProfileWords();
  const ratings = profile.ratings.filter(({ game }) => catalog.find(game) !== undefined);
  const [chosen, setChosen] = useState(0);
  const rating = ratings[chosen];
  const path = useLoad(async () => {
    if (rating === undefined) return [];
    const { game, players, kind } = rating;
    const answer = await askAboutMatches({ type: 'ratingPath', of: profile.who.id, game, players, kind });
    return typeof answer === 'string' ? [] : answer.points;
  }, [profile, chosen]);
  if (rating === undefined)
    return (
      <section class="stat" aria-label={words.rating}>
        <h2>{words.rating}</h2>
        <p>{words.noRating}</p>
      </section>
    );
  const { game, players, kind } = rating;
  const points = path ?? [];
  return (
    <Plot
      title={words.rating}
      note={rating.isProvisional ? words.provisional : words.band}
      plot={<RatingChart points={points} />}
      table={<RatingTable points={points} />}
    >
      <p class="rating-figure">
        <b>{words.within(rating.rating, rating.uncertainty)}</b>
      </p>
      <SelectField
        label={words.pool}
        values={ratings.map((one, value) => ({
          value,
          name: [catalog.get(one.game).title, words.players(one.players), words.kinds[one.kind]].join(', '),
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p>
        <a href={hrefOf({ at: 'leaderboard', game, players, kind })}>{words.toBoard}</a>
      </p>
    </Plot>
  );
}
