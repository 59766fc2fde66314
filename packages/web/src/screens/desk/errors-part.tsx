import type { DeskAnswer } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { agoText } from '../../text/moment.ts';
import { useDeskWords } from './words.ts';

type Look = DeskAnswer<'look'>;

/** Errors inside the server, with the record of the match once it is over. */
export function ErrorsPart({ look: { errors, errorsToday, now } }: { readonly look: Look }) {
  const words = useDeskWords();
  const { language } = useSettings();
  return (
    <section class="panel desk-list" aria-labelledby="desk-errors">
      <header>
        <h2 id="desk-errors">{words.errors}</h2>
        <span class="aside">{words.errorsToday(errorsToday)}</span>
      </header>
      {errors.length === 0 && <p class="aside">{words.noErrors}</p>}
      <ul class="desk-plain">
        {errors.map((error) => (
          <li key={error.id} class="desk-error">
            <div>
              <p>
                <code>
                  {error.name} {error.stack}
                </code>
              </p>
              <p class="aside">
                {[
                  error.server,
                  error.code ?? error.table,
                  words.times(error.times),
                  agoText(error.last, language, now),
                ]
                  .filter((part) => part !== undefined && part !== '')
                  .join(' · ')}
              </p>
              <p>{error.message ?? <i>{words.sealed}</i>}</p>
              <details>
                <summary>{words.places}</summary>
                <pre tabIndex={0}>{error.places}</pre>
              </details>
            </div>
            {error.hasRecord && (
              <a
                class="btn"
                href={`/api/desk/record/${error.table}`}
                download
                aria-label={words.recordOf(error.code ?? error.table ?? '')}
              >
                {words.record}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
