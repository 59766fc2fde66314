import { catalog } from '@manigance/games';
import { seatLooks, TokenOf } from '@manigance/ui/seats.tsx';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import type { LevelCard } from '../../local/bots.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { ColourChoice } from '../colour-choice.tsx';

/** Plan of a seat: a person, or a bot of this level. */
export type Sitter = 'person' | { readonly level: string };

/** Plans of all seats of the new table; the host's seat first. */
export function SeatPlans({
  game,
  levels,
  others,
  people,
  colour,
  onOthers,
  onColour,
}: {
  readonly game: string;
  readonly levels: readonly LevelCard[];
  readonly others: readonly Sitter[];
  /** Whether people can join. */
  readonly people: boolean;
  /** The colour I have chosen. */
  readonly colour: string | undefined;
  readonly onOthers: (others: readonly Sitter[]) => void;
  readonly onColour: (colour: string) => void;
}) {
  const { newTable: words, lobby } = useScreenWords();
  const { language, name } = useSettings();
  const style = catalog.get(game);
  const looks = seatLooks(style, [
    { name: name.trim() || words.mine, colour },
    ...others.map((_, at) => ({ name: `${at + 2}` })),
  ]);
  const [mine] = looks;
  const choices = [
    ...(people ? [{ value: 'person', name: words.person }] : []),
    ...levels.map(({ id, words: said }) => ({ value: id, name: words.botOf(said[language].name) })),
  ];
  const chosen = others.flatMap((sitter) => (sitter === 'person' ? [] : sitter.level));
  return (
    <fieldset class="choice seat-plans">
      <legend>{words.seats}</legend>
      <ul>
        <li>
          {mine && <TokenOf look={mine} />}
          <b>{words.mine}</b>
          {mine && (
            <ColourChoice label={lobby.colour} style={style} look={mine} taken={[]} onChoose={onColour} />
          )}
        </li>
        {others.map((sitter, at) => (
          <li key={`${at}`}>
            {looks[at + 1] && <TokenOf look={looks[at + 1] as (typeof looks)[number]} />}
            <SelectField
              label={words.seat(at + 2)}
              values={choices}
              chosen={sitter === 'person' ? 'person' : sitter.level}
              onChoose={(value) =>
                onOthers(others.with(at, value === 'person' ? 'person' : { level: value }))
              }
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <Portraits levels={levels.filter(({ id }) => chosen.includes(id))} />}
    </fieldset>
  );
}

function Portraits({ levels }: { readonly levels: readonly LevelCard[] }) {
  const { language } = useSettings();
  return (
    <ul class="aside portraits" aria-live="polite">
      {levels.map(({ id, words }) => (
        <li key={id}>
          <b>{words[language].name}</b> {words[language].portrait}
        </li>
      ))}
    </ul>
  );
}
