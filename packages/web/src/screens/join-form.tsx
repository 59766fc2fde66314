import { useState } from 'preact/hooks';
import { go } from '../router.ts';
import { Form } from '../settings/form.tsx';
import { useScreenWords } from '../text/screens/index.ts';
import { readTypedCode } from './typed-code.ts';

/** The field for an invitation code or link. */
export function JoinForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const { home: words } = useScreenWords();
  const [text, setText] = useState('');
  return (
    <Form
      class="join"
      onSubmit={() => {
        const invited = readTypedCode(text);
        if (invited === undefined) return;
        if ('table' in invited) go({ at: 'table', id: invited.table });
        else onCode(invited.code);
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
    </Form>
  );
}
