import type { AuditEntry } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { timeText } from '../../text/moment.ts';
import { askDesk } from './ask.ts';
import { OlderButton } from './list-parts.tsx';
import { usePages } from './use-pages.ts';
import { type DeskWords, useDeskWords } from './words.ts';

/** The log of acts at the desk, with their authors and times. */
export function AuditPart({ now }: { readonly now: number }) {
  const words = useDeskWords();
  const { language } = useSettings();
  const { rows, isLastPage, more } = usePages(async (page) => {
    const { entries, isLastPage } = await askDesk('audit', { page });
    return { rows: entries, isLastPage };
  }, `${now}`);
  return (
    <section class="panel desk-list" aria-labelledby="desk-audit">
      <h2 id="desk-audit">{words.audit}</h2>
      <ol class="desk-audit">
        {rows.map((entry, at) => (
          <li key={`${entry.at} ${at}`}>
            <time dateTime={new Date(entry.at).toISOString()}>{timeText(entry.at, language)}</time>
            <span>{sentence(entry, words, language)}</span>
          </li>
        ))}
      </ol>
      <OlderButton isLastPage={isLastPage} onMore={more} />
    </section>
  );
}

function sentence(entry: AuditEntry, words: DeskWords, language: string): string {
  const who = entry.isServer === true ? words.server : (entry.by ?? words.former);
  return `${who} ${words.acts[entry.act].replace('%', detail(entry, words, language))}`;
}

function detail({ act, detail: text = '' }: AuditEntry, words: DeskWords, language: string): string {
  if (act === 'announce') {
    const [at = '', length = ''] = text.split(' · ');
    return `${timeText(Date.parse(at), language)}, ${length}`;
  }
  if (act !== 'registration') return text;
  const { accounts, guests, on, off } = words.switched;
  const said = (name: string) => (text.includes(`+${name}`) ? on : off);
  return `${accounts} ${said('accounts')}, ${guests} ${said('guests')}`;
}
