import { catalog } from '@manigance/games';
import type { ClientMessageOf } from '@manigance/protocol';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useProfileWords } from '../profile/words.ts';

type Query = Omit<ClientMessageOf<'history'>, 'type' | 'id' | 'after'>;

/** Filters of the history; days as the fields have them, such as 2026-11-18. */
export interface Filters extends Pick<Query, 'game' | 'result' | 'company' | 'player'> {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The query of these filters. */
export function queryOf({ from, until, player, ...filters }: Filters): Query {
  const name = player?.trim() ?? '';
  const last = startOf(until);
  return {
    ...filters,
    player: name === '' ? undefined : name,
    from: startOf(from),
    until: last === undefined ? undefined : last + day,
  };
}

const day = 86_400_000;

/** The first moment of a day where the reader is. */
function startOf(date: string | undefined): number | undefined {
  const at = date === undefined ? Number.NaN : new Date(`${date}T00:00`).getTime();
  return Number.isNaN(at) ? undefined : Math.max(0, at);
}

/** The form of the filters. */
export function HistoryFilters({
  filters,
  onFilters,
}: {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}) {
  const words = useProfileWords();
  const all = { value: '', name: words.all } as const;
  const games = catalog.manifests.map(({ id, title }) => ({ value: id, name: title }));
  const { results, companies } = words;
  return (
    <fieldset class="history-filters">
      <legend class="vh">{words.filters}</legend>
      <SelectField
        label={words.game}
        values={[all, ...games]}
        chosen={filters.game ?? ''}
        onChoose={(game) => onFilters({ ...filters, game: game || undefined })}
      />
      <SelectField
        label={words.result}
        values={[
          all,
          ...(['won', 'lost', 'stopped'] as const).map((value) => ({ value, name: results[value] })),
        ]}
        chosen={filters.result ?? ''}
        onChoose={(result) => onFilters({ ...filters, result: result || undefined })}
      />
      <SelectField
        label={words.company}
        values={[all, ...(['people', 'bots'] as const).map((value) => ({ value, name: companies[value] }))]}
        chosen={filters.company ?? ''}
        onChoose={(company) => onFilters({ ...filters, company: company || undefined })}
      />
      <label class="field">
        <span>{words.player}</span>
        <input
          type="search"
          maxLength={40}
          value={filters.player ?? ''}
          onInput={({ currentTarget: { value } }) => onFilters({ ...filters, player: value })}
        />
      </label>
      {(['from', 'until'] as const).map((key) => (
        <label key={key} class="field">
          <span>{words[key]}</span>
          <input
            type="date"
            value={filters[key] ?? ''}
            onInput={({ currentTarget: { value } }) => onFilters({ ...filters, [key]: value || undefined })}
          />
        </label>
      ))}
    </fieldset>
  );
}
