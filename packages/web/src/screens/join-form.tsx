import { useState } from 'preact/hooks';
import { useScreenWords } from '../text/screens/index.ts';

/** Where the code of an invitation is typed, or its link pasted. */
export function JoinForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const { home: words } = useScreenWords();
  const [text, setText] = useState('');
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        const code = codeIn(text);
        if (code !== '') onCode(code);
      }}
    >
      <label class="field">
        <span>{words.code}</span>
        <input
          value={text}
          autoCapitalize="characters"
          autoComplete="off"
          placeholder="LUNE42"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {words.join}
      </button>
    </form>
  );
}

/** The code itself, or the one at the end of a link to a table. */
function codeIn(text: string): string {
  const linked = /#\/join\/(\w+)/.exec(text)?.[1];
  return (linked ?? text).trim().toUpperCase();
}
