import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useId } from 'preact/hooks';
import type { LevelCard } from '../../local/bots.ts';
import { BotFace } from '../../opponents/bot-face.tsx';
import { Stars } from '../../opponents/stars.tsx';
import { strengthName, useOpponentWords } from '../../opponents/words.ts';
import { type PlayChoice, ranksOf } from './play-choice.ts';
import { usePlayMenuWords } from './words.ts';

interface StrengthProps {
  readonly game: string;
  /** Empty until they are loaded. */
  readonly levels: readonly LevelCard[];
  readonly choice: PlayChoice;
  readonly onChoice: (choice: PlayChoice) => void;
  readonly isFirst: boolean;
}

/** Levels of a game whose levels are not loaded yet. */
const usualCount = 5;

/** The strength of the bots: one for all, or one each. */
export function StrengthChoice(props: StrengthProps) {
  const words = usePlayMenuWords();
  const { choice, onChoice } = props;
  const title = useId();
  const isEach = choice.each !== undefined;
  return (
    <section class="play-strength" aria-labelledby={title}>
      <div class="play-line">
        <h3 id={title}>{words.strength}</h3>
        <button
          type="button"
          class="btn quiet play-each"
          onClick={() => onChoice({ ...choice, each: isEach ? undefined : ranksOf(choice) })}
        >
          {isEach ? words.sameForAll : words.oneEach}
        </button>
      </div>
      {isEach ? <EachLevel {...props} /> : <LevelCards {...props} titleId={title} />}
    </section>
  );
}

/** One card per level: portrait, strength, stars, character, and a line about them. */
function LevelCards({
  game,
  levels,
  choice,
  onChoice,
  isFirst,
  titleId,
}: StrengthProps & { readonly titleId: string }) {
  const said = useOpponentWords();
  const words = usePlayMenuWords();
  const { language } = useSettings();
  const group = useId();
  const count = levels.length || usualCount;
  const chosen = Math.min(choice.strength, count - 1);
  return (
    <div class="level-cards" role="radiogroup" aria-labelledby={titleId}>
      {Array.from({ length: count }, (_, rank) => {
        const level = levels[rank];
        const { name = '', portrait = '' } = level?.words[language] ?? {};
        return (
          <label key={rank} class={`level-card ${rank === chosen ? 'is-on' : ''}`}>
            <input
              type="radio"
              name={group}
              // Enter plays at once, the arrows choose.
              autofocus={rank === chosen}
              checked={rank === chosen}
              onChange={() => onChoice({ ...choice, strength: rank })}
            />
            <BotFace game={game} level={level?.id} />
            <b class="level-strength">{strengthName(said, rank, count) ?? name}</b>
            <Stars count={rank + 1} of={count} />
            <span class="level-name">{name}</span>
            <span class="level-wit">{portrait}</span>
            {isFirst && rank === 0 && <span class="level-tag">{words.first}</span>}
          </label>
        );
      })}
    </div>
  );
}

/** One list per bot, with the portrait of the chosen character. */
function EachLevel({ game, levels, choice, onChoice }: StrengthProps) {
  const said = useOpponentWords();
  const words = usePlayMenuWords();
  const { language } = useSettings();
  const ranks = ranksOf(choice);
  const values = levels.map(({ words: character }, rank) => {
    const { name } = character[language];
    const strength = strengthName(said, rank, levels.length);
    return { value: rank, name: strength === undefined ? name : words.level(strength, name) };
  });
  return (
    <ul class="level-lists">
      {ranks.map((rank, at) => (
        <li key={at}>
          <BotFace game={game} level={levels[rank]?.id} small />
          <SelectField
            label={words.opponent(at + 1)}
            values={values}
            chosen={rank}
            onChoose={(next) => onChoice({ ...choice, each: ranks.with(at, next) })}
          />
        </li>
      ))}
    </ul>
  );
}
