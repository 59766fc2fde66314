import { useState } from 'preact/hooks';
import { useScreenWords } from '../text/screens/index.ts';

/** The field for an invitation code or link. */
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

/** The code in what was typed: the code itself, or the end of a link. */
function codeIn(text: string): string {
  const linked = /#\/join\/(\w+)/.exec(text)?.[1];
  return (linked ?? text).trim().toUpperCase();
}
