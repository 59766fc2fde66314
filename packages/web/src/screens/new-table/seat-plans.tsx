import { catalog } from '@manigance/games';
import { limits } from '@manigance/protocol/limits';
import { withoutBarred } from '@manigance/protocol/names';
import { seatLooks, TokenOf } from '@manigance/ui/seats.tsx';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import type { LevelCard } from '../../local/bots.ts';
import { BotFace } from '../../opponents/bot-face.tsx';
import { Character } from '../../opponents/character.tsx';
import { useScreenWords } from '../../text/screens/index.ts';
import { ColourChoice } from '../colour-choice.tsx';
import { useLevelChoices } from '../level-choices.ts';

/** Plan of a seat: a person, or a bot of this level. */
export type SeatChoice = 'person' | { readonly level: string };

/** Plans of all seats of the new table; the host's seat first. */
export function SeatPlans({
  game,
  levels,
  others,
  people,
  names,
  colour,
  onOthers,
  onNames,
  onColour,
}: {
  readonly game: string;
  readonly levels: readonly LevelCard[];
  readonly others: readonly SeatChoice[];
  /** Whether people can join. */
  readonly people: boolean;
  /** The names of the people at this screen, where they are asked for. */
  readonly names: readonly string[] | undefined;
  /** The colour I have chosen. */
  readonly colour: string | undefined;
  readonly onOthers: (others: readonly SeatChoice[]) => void;
  readonly onNames: (names: readonly string[]) => void;
  readonly onColour: (colour: string) => void;
}) {
  const { newTable: words, lobby } = useScreenWords();
  const { name } = useSettings();
  const { values: bots } = useLevelChoices(game);
  const style = catalog.get(game);
  const looks = seatLooks(style, [
    { name: name.trim() || words.mine, colour },
    ...others.map((_, at) => ({ name: names?.[at]?.trim() || `${at + 2}` })),
  ]);
  const [mine] = looks;
  const choices = [
    ...(people ? [{ value: 'person', name: words.person }] : []),
    ...bots.map(({ value, name: bot }) => ({ value, name: words.botOf(bot) })),
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
            {sitter !== 'person' && <BotFace game={game} level={sitter.level} small />}
            <SelectField
              label={words.seat(at + 2)}
              values={choices}
              chosen={sitter === 'person' ? 'person' : sitter.level}
              onChoose={(value) =>
                onOthers(others.with(at, value === 'person' ? 'person' : { level: value }))
              }
            />
            {names !== undefined && sitter === 'person' && (
              <label class="field">
                <span>{words.nameOf(at + 2)}</span>
                <input
                  value={names[at] ?? ''}
                  maxLength={limits.nameLength}
                  autoComplete="off"
                  onInput={({ currentTarget: { value } }) =>
                    onNames(
                      others.map((_, seat) => (seat === at ? withoutBarred(value) : (names[seat] ?? ''))),
                    )
                  }
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <ul class="portraits" aria-live="polite">
          {levels
            .filter(({ id }) => chosen.includes(id))
            .map(({ id }) => (
              <li key={id}>
                <Character game={game} level={id} />
              </li>
            ))}
        </ul>
      )}
    </fieldset>
  );
}
