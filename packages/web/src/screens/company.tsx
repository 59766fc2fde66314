import { useOffered } from '../remote/guest.ts';
import { go } from '../router.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { JoinForm } from './join-form.tsx';

/** My name, and the way to a table somebody invited me to. */
export function Company() {
  const words = useScreenWords();
  const { guest } = useWords();
  const { name } = useSettings();
  const offered = useOffered();
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
      <JoinForm onCode={(code) => go({ at: 'join', code })} />
      {offered === 'none' && <p class="aside">{words.home.offline}</p>}
    </section>
  );
}
