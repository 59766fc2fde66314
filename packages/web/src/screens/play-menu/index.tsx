import { catalog } from '@manigance/games';
import { seatLooks } from '@manigance/ui/seats.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { useState } from 'preact/hooks';
import { gameThemeClass } from '../../game-theme.ts';
import { defaultLevelId } from '../../local/default-level.ts';
import { isFirstMatch } from '../../local/known-games.ts';
import { loadLevels, useLevels } from '../../local/level-cards.ts';
import { hrefOf } from '../../routes.ts';
import { Choice } from '../../settings/choice.tsx';
import { Form } from '../../settings/form.tsx';
import { useScreenWords } from '../../text/screens/index.ts';
import { ColourChoice } from '../colour-choice.tsx';
import { GameOptions } from '../new-table/game-options.tsx';
import { playNow } from '../play-now.ts';
import { firstChoice, keepChoice, ranksOf } from './play-choice.ts';
import { StrengthChoice } from './strength-choice.tsx';
import { Summary } from './summary.tsx';
import { usePlayMenuWords } from './words.ts';
import './style/index.css';

/** How to play a game against bots: strength, number, colour, options. Enter plays at once. */
export function PlayMenu({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const words = usePlayMenuWords();
  const { lobby, newTable } = useScreenWords();
  const { name } = useSettings();
  const roomy = useMedia(roomyScreen);
  const manifest = catalog.get(game);
  const levels = useLevels(game);
  const [isFirst] = useState(() => isFirstMatch(game));
  const [choice, setChoice] = useState(() => firstChoice(manifest, isFirst));
  const { min, max } = manifest.seats;
  const [mine] = seatLooks(manifest, [{ name: name.trim() || newTable.mine, colour: choice.colour }]);
  const play = async () => {
    keepChoice(game, choice);
    const known = await loadLevels(game);
    const idOf = (rank: number) => known[Math.min(rank, known.length - 1)]?.id ?? defaultLevelId;
    const { options, colour } = choice;
    playNow(game, { levels: ranksOf(choice).map(idOf), options, colour });
  };
  return (
    <Sheet
      title={manifest.title}
      over={words.against}
      picture={manifest.poster}
      onClose={onClose}
      class={`play-menu ${gameThemeClass(manifest)}`}
    >
      <Form class="play-form" onSubmit={() => play()}>
        <div class="play-choices">
          <StrengthChoice
            game={game}
            levels={levels}
            choice={choice}
            onChoice={setChoice}
            isFirst={isFirst}
          />
          <Choice
            label={words.opponents}
            values={Array.from({ length: max - min + 1 }, (_, at) => min - 1 + at)
              .filter((value) => value > 0)
              .map((value) => ({ value, name: `${value}` }))}
            chosen={choice.opponents}
            onChoose={(opponents) => setChoice({ ...choice, opponents })}
          />
          {mine && (
            <ColourChoice
              label={lobby.colour}
              style={manifest}
              look={mine}
              taken={[]}
              onChoose={(colour) => setChoice({ ...choice, colour })}
            />
          )}
          <a class="btn quiet play-several" href={hrefOf({ at: 'new', game, friends: false, here: true })}>
            {words.several}
          </a>
          <div class="play-options">
            <GameOptions
              game={game}
              options={choice.options}
              isTight={!roomy}
              onOptions={(options) => setChoice({ ...choice, options })}
            />
          </div>
        </div>
        <div class="play-foot">
          <Summary manifest={manifest} levels={levels} choice={choice} />
          <a
            class="btn"
            href={hrefOf(
              manifest.lessons === undefined ? { at: 'rules', game, rule: undefined } : { at: 'learn', game },
            )}
          >
            {manifest.lessons === undefined ? words.rules : words.learn}
          </a>
          <button type="submit" class="btn main">
            {words.play}
          </button>
        </div>
      </Form>
    </Sheet>
  );
}
