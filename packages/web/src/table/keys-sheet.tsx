import '../style/fields/index.css';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useScreenWords } from '../text/screens/index.ts';
import { keyCaps, shortcuts } from './shortcuts.ts';

/** The keys of the table, one line each. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { keys: words } = useScreenWords();
  return (
    <Sheet title={words.title} onClose={onClose} class="keys-sheet">
      <dl class="key-list">
        {shortcuts.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keyCaps(keys).map((cap, at) => (
                <>
                  {at > 0 && (keys.length > 2 ? '–' : ' ')}
                  <kbd>{cap === 'Enter' ? words.enter : cap}</kbd>
                </>
              ))}
            </dt>
            <dd>{words.does[id]}</dd>
          </div>
        ))}
      </dl>
      <p class="aside">{words.others}</p>
      <p class="aside">{words.off}</p>
    </Sheet>
  );
}
