import { useState } from 'preact/hooks';
import { useOffered } from '../remote/guest.ts';
import { go } from '../router.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** My name, and the way to a table somebody invited me to. */
export function Company() {
  const words = useScreenWords();
  const { guest } = useWords();
  const { name } = useSettings();
  const offered = useOffered();
  const [code, setCode] = useState('');
  return (
    <section class="panel company" aria-label={words.home.join}>
      <label class="field">
        <span>{words.home.myName}</span>
        <input
          value={name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={guest}
          onInput={(event) => changeSettings({ name: event.currentTarget.value })}
        />
      </label>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') go({ at: 'join', code: code.trim().toUpperCase() });
        }}
      >
        <label class="field">
          <span>{words.home.code}</span>
          <input
            value={code}
            maxLength={6}
            autoCapitalize="characters"
            autoComplete="off"
            placeholder="LUNE42"
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn">
          {words.home.join}
        </button>
      </form>
      {offered === 'none' && <p class="aside">{words.home.offline}</p>}
    </section>
  );
}
