import { type Language, languages } from '@manigance/core';
import { changeSettings, choices, type SettingName, useSettings } from '@manigance/ui/settings.ts';
import { words as allWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Choice } from './choice.tsx';
import { NameField } from './name-field.tsx';

/** The form for all settings; changes apply at once. */
export function SettingsForm() {
  const { settings: words } = useScreenWords();
  const settings = useSettings();
  return (
    <form class="new-table" onSubmit={(event) => event.preventDefault()}>
      <NameField label={words.name} />
      <Choice<Language>
        label={words.language}
        values={languages.map((value) => ({ value, name: allWords[value].language }))}
        chosen={settings.language}
        onChoose={(language) => changeSettings({ language })}
      />
      {(Object.keys(choices) as SettingName[]).map((setting) => (
        <Choice<string>
          key={setting}
          label={words.names[setting]}
          values={choices[setting].map((value) => ({
            value,
            name: (words.values[setting] as Readonly<Record<string, string>>)[value] ?? value,
          }))}
          chosen={settings[setting]}
          onChoose={(value) => changeSettings({ [setting]: value })}
        />
      ))}
      <p class="aside">{words.kept}</p>
    </form>
  );
}
