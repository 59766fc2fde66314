import '../../style/fields/index.css';
import type { Language } from '@manigance/core';
import { catalog } from '@manigance/games';
import { coloursOf } from '@manigance/ui/seats.tsx';
import { readSettings } from '@manigance/ui/settings.ts';
import { useStore } from '@manigance/ui/store.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { droppedRecord } from '../../dropped-record.ts';
import { botNames } from '../../match/bot-names.ts';
import { ReplayClient } from '../../match/replay-client.ts';
import { hrefOf, type Replayed } from '../../routes.ts';
import { loadGame, TableScreen } from '../../table/table-screen.tsx';
import type { LineProps, TableSlots } from '../../table/table-slots.ts';
import type { TrayProps } from '../../table/tray.tsx';
import { useWords } from '../../text/index.ts';
import type { ScreenWords } from '../../text/screens/en.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { findRecord } from './find-record.ts';
import { ReplayLine } from './replay-line.tsx';
import { ReplayTray } from './replay-tray.tsx';

type Opened = ReplayClient | keyof Pick<ScreenWords['replay'], 'broken' | 'outdated' | 'missing'> | undefined;

/** Replays a finished match from this browser, from the server, or from a file. */
export function ReplayScreen({ of }: { readonly of: Replayed | undefined }) {
  const words = useWords();
  const { replay } = useScreenWords();
  const [chosen, setFile] = useState<string | undefined>(undefined);
  const dropped = useStore(droppedRecord);
  const file = dropped ?? chosen;
  // A dropped file is shown until the screen is left or opened for another match.
  useEffect(() => () => droppedRecord.set(undefined), [of?.id]);
  const client = useReplay(of, file);
  useAddress(of, client);
  const slots = useMemo(() => client instanceof ReplayClient && slotsFor(client), [client]);
  if (slots) return <TableScreen {...slots} />;
  return (
    <Frame title={replay.title} class="narrow">
      <h1>{replay.open}</h1>
      {client === undefined && (of !== undefined || file !== undefined) && (
        <p role="status">{words.loading}</p>
      )}
      {typeof client === 'string' && <p role="alert">{replay[client]}</p>}
      <section class="panel">
        <label class="field">
          <span>{replay.file}</span>
          <span class="btn" aria-hidden="true">
            {replay.choose}
          </span>
          <input
            type="file"
            class="vh"
            accept=".jsonl,application/x-ndjson"
            onChange={(event) => {
              void event.currentTarget.files?.[0]?.text().then(setFile);
            }}
          />
        </label>
        <p class="aside">{replay.drop}</p>
        <p class="aside">{replay.openHint}</p>
      </section>
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

function slotsFor(client: ReplayClient): TableSlots {
  return {
    client,
    Line: ({ props, board }: LineProps) => <ReplayLine client={client} props={props} board={board} />,
    Tray: (tray: TrayProps) => <ReplayTray client={client} {...tray} />,
  };
}

/** Delay before the address names the shown move, because browsers limit the rate of changes; ms. */
const settled = 400;

/** Keeps the address and the shown move in sync, so that a position can be shared and reloaded. */
function useAddress(of: Replayed | undefined, client: Opened): void {
  const shown = client instanceof ReplayClient ? client : undefined;
  useEffect(() => {
    if (shown === undefined || of === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      const { at } = shown.place.get();
      const { move: _, ...match } = of;
      const href = hrefOf({ at: 'replay', of: at === 0 ? match : { ...match, move: at } });
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState(history.state, '', href), settled);
    };
    const forget = shown.place.subscribe(note);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [shown, of?.kept, of?.id]);
  useEffect(() => {
    if (of?.move !== undefined) void shown?.go(of.move);
  }, [shown, of?.move]);
}

/** Loads the table of a record's game while a worker replays the record; its expansions follow once its options are known. */
function loadTableOf(text: string, language: Language): void {
  const game = catalog.find(/^\{"game":"([^"]*)"/.exec(text)?.[1])?.id;
  if (game !== undefined) void loadGame(game, language, {}).catch(() => undefined);
}

function useReplay(of: Replayed | undefined, file: string | undefined): Opened {
  const { replay } = useScreenWords();
  const [opened, setOpened] = useState<Opened>(undefined);
  const kept = of?.kept;
  const id = of?.id;
  // Unknown players keep the colour names of the language at opening.
  useEffect(() => {
    let stale = false;
    let client: Opened;
    const open = async () => {
      const found =
        file !== undefined
          ? { text: file, viewer: 'spectator' as const, names: [] }
          : kept === undefined || id === undefined
            ? undefined
            : ((await findRecord({ kept, id })) ?? 'missing');
      if (found === undefined || found === 'missing') return found;
      loadTableOf(found.text, readSettings().language);
      return ReplayClient.open(found.text, found.viewer, ({ game, seats, players, colours }) => {
        const chosen = Array.from({ length: seats }, (_, seat) => colours[seat]);
        return coloursOf(catalog.get(game), chosen).map((colour, seat) => ({
          name: found.names[seat] ?? (players && (players[seat] || botNames[seat])) ?? replay.colours[colour],
          by: 'person',
          colour,
        }));
      });
    };
    setOpened(undefined);
    void open().then((made) => {
      client = made;
      if (!stale) setOpened(made);
      else if (made instanceof ReplayClient) made.close();
    });
    return () => {
      stale = true;
      if (client instanceof ReplayClient) client.close();
    };
  }, [kept, id, file]);
  return opened;
}
