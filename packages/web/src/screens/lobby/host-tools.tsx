import type { SeatInfo } from '@manigance/protocol';
import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { GlyphButton } from '../../table/glyph-button.tsx';
import { useScreenWords } from '../../text/screens/index.ts';

/** The host's buttons for a seat: move it up or down, and remove its person. */
export function HostTools({
  followed: { table, info, me },
  seat: { seat, person },
  name,
}: {
  readonly followed: Followed;
  readonly seat: SeatInfo;
  readonly name: string;
}) {
  const { lobby: words } = useScreenWords();
  const [isSure, setSure] = useState(false);
  const swap = (other: number) => void table.do({ type: 'swap', table: info.id, seat, with: other });
  const remove = (who: string) => {
    if (!isSure) return setSure(true);
    setSure(false);
    void table.do({ type: 'remove', table: info.id, who, removed: true });
  };
  return (
    <span class="host-tools">
      {person !== undefined && person.id !== me && (
        <button
          type="button"
          class="btn quiet"
          aria-label={isSure ? words.removeSure(name) : words.removeLabel(name)}
          onClick={() => remove(person.id)}
          onBlur={() => setSure(false)}
        >
          {isSure ? words.removeSure(name) : words.remove}
        </button>
      )}
      <GlyphButton of="up" label={words.up(name)} disabled={seat === 0} onClick={() => swap(seat - 1)} />
      <GlyphButton
        of="down"
        label={words.down(name)}
        disabled={seat === info.seats.length - 1}
        onClick={() => swap(seat + 1)}
      />
    </span>
  );
}

/** The people whom the host has removed, who can be let back in. */
export function RemovedPeople({ followed: { table, info } }: { readonly followed: Followed }) {
  const { lobby: words } = useScreenWords();
  if (info.removed.length === 0) return undefined;
  return (
    <section aria-labelledby="removed">
      <h3 id="removed">{words.removed}</h3>
      <ul class="people">
        {info.removed.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              class="btn quiet"
              aria-label={words.letBackLabel(name)}
              onClick={() => void table.do({ type: 'remove', table: info.id, who: id, removed: false })}
            >
              {words.letBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
