import type { Setting } from '@manigance/core';
import { catalog } from '@manigance/games';
import { useSettings } from '@manigance/ui/settings.ts';
import { Choice } from '../../settings/choice.tsx';
import { useScreenWords } from '../../text/screens/index.ts';

/** The game's settings, each value explained. */
export function GameOptions({
  game,
  options,
  isTight,
  onOptions,
}: {
  readonly game: string;
  readonly options: Readonly<Record<string, Setting>>;
  /** Each setting takes a line or two. */
  readonly isTight?: boolean;
  readonly onOptions: (options: Readonly<Record<string, Setting>>) => void;
}) {
  const { newTable: words } = useScreenWords();
  const { language } = useSettings();
  const manifest = catalog.get(game);
  const settings = Object.entries(manifest.settings);
  if (settings.length === 0) return <p class="aside">{words.noOptions}</p>;
  return (
    <>
      {settings.map(([setting, values]) => {
        const said = manifest.words[language].settings[setting];
        return (
          <Choice
            key={setting}
            label={said?.name ?? setting}
            values={values.map((value) => ({
              value,
              ...(said?.values[`${value}`] ?? { name: `${value}` }),
            }))}
            {...(said?.groups === undefined ? {} : { groups: said.groups })}
            isTight={isTight}
            chosen={options[setting] ?? (values[0] as Setting)}
            onChoose={(value) => onOptions({ ...options, [setting]: value })}
          />
        );
      })}
    </>
  );
}
