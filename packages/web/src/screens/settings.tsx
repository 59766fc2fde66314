import { type Language, languages } from '@manigance/core';
import { changeSettings, choices, type SettingName, useSettings } from '../settings.ts';
import { words as allWords, useWords } from '../text/index.ts';
import { Choice } from './choice.tsx';
import { Frame } from './frame.tsx';

export function SettingsScreen() {
  const words = useWords();
  const settings = useSettings();
  return (
    <Frame title={words.settings.title} class="narrow">
      <h1>{words.settings.title}</h1>
      <form class="new-table" onSubmit={(event) => event.preventDefault()}>
        <label class="field">
          <span>{words.settings.name}</span>
          <input
            value={settings.name}
            maxLength={24}
            autoComplete="nickname"
            placeholder={words.newTable.namePlaceholder}
            onInput={(event) => changeSettings({ name: event.currentTarget.value })}
          />
        </label>
        <Choice<Language>
          label={words.settings.language}
          values={languages.map((value) => ({ value, name: allWords[value].language }))}
          chosen={settings.language}
          onChoose={(language) => changeSettings({ language })}
        />
        {(Object.keys(choices) as SettingName[]).map((setting) => (
          <Choice<string>
            key={setting}
            label={words.settings.names[setting]}
            values={choices[setting].map((value) => ({
              value,
              name: (words.settings.values[setting] as Readonly<Record<string, string>>)[value] ?? value,
            }))}
            chosen={settings[setting]}
            onChoose={(value) => changeSettings({ [setting]: value })}
          />
        ))}
      </form>
      <p class="aside">{words.settings.kept}</p>
    </Frame>
  );
}
