import '../style/fields/index.css';
import type { Move } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { MatchClient } from '../match/match-client.ts';
import { hrefOf } from '../routes.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** Settings, rules, standing answers and the moves of the game that belong to no turn. */
export function MenuSheet({
  client,
  props,
  onLegend,
  onStanding,
  onHint,
  onKeys,
  onAgain,
  onSoFar,
  onIntro,
  onClose,
  children,
}: {
  readonly client: MatchClient;
  readonly props: BoardProps;
  /** Opens the legend, if the game has one. */
  readonly onLegend: (() => void) | undefined;
  readonly onStanding: (() => void) | undefined;
  /** Asks for a hint; absent where none may be asked for now. */
  readonly onHint: (() => void) | undefined;
  readonly onKeys: () => void;
  /** Starts the match again; absent at tables with others. */
  readonly onAgain: (() => void) | undefined;
  /** Replays the match so far; answers whether that was possible. Absent in a replay. */
  readonly onSoFar: (() => Promise<boolean>) | undefined;
  /** Opens the first-match sheet; absent for a game that has none. */
  readonly onIntro: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  const said = useScreenWords();
  return (
    <Sheet title={words.table.menu} onClose={onClose} class="menu-sheet">
      <div class="stack">
        {children}
        <AnytimeMoves client={client} props={props} onPlayed={onClose} />
        {onAgain && <StartAgain onAgain={onAgain} />}
        <details class="menu-part">
          <summary>{said.menu.settings}</summary>
          <SettingsForm />
        </details>
        <p class="buttons">
          {onHint && (
            <button type="button" class="btn" aria-keyshortcuts="h" onClick={onHint}>
              {said.menu.hint}
            </button>
          )}
          {onStanding && (
            <button type="button" class="btn" onClick={onStanding}>
              {words.table.standing}
            </button>
          )}
          {onSoFar && props.shown.outcome === undefined && <SoFarButton onSoFar={onSoFar} />}
          <button type="button" class="btn" onClick={onKeys}>
            {said.menu.keys}
          </button>
          {onLegend && (
            <button type="button" class="btn" onClick={onLegend}>
              {words.table.legend}
            </button>
          )}
          {onIntro && (
            <button type="button" class="btn" onClick={onIntro}>
              {said.menu.intro}
            </button>
          )}
          <a class="btn" href={hrefOf({ at: 'rules', game: client.game, rule: undefined })}>
            {words.frame.rules}
          </a>
          <a class="btn" href={hrefOf({ at: 'home' })}>
            {said.menu.home}
          </a>
        </p>
      </div>
    </Sheet>
  );
}

function SoFarButton({ onSoFar }: { readonly onSoFar: () => Promise<boolean> }) {
  const { menu } = useScreenWords();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button type="button" class="btn" onClick={() => void onSoFar().then((isOpen) => setFailed(!isOpen))}>
        {menu.soFar}
      </button>
      {hasFailed && <span role="alert">{menu.soFarFailed}</span>}
    </>
  );
}

/** Starts the match again with the same seats, after one question. */
function StartAgain({ onAgain }: { readonly onAgain: () => void }) {
  const { menu } = useScreenWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <p class="buttons">
        <button type="button" class="btn" onClick={() => setAsking(true)}>
          {menu.again}
        </button>
      </p>
    );
  }
  return (
    <div role="group" aria-label={menu.again}>
      <p role="alert">{menu.againAsk}</p>
      <p class="buttons">
        <button type="button" class="btn main" onClick={onAgain}>
          {menu.againSure}
        </button>
        <button type="button" class="btn" onClick={() => setAsking(false)}>
          {menu.goOn}
        </button>
      </p>
    </div>
  );
}

/** Moves that belong to no turn, such as leaving the match; each is confirmed, because few can be undone. */
function AnytimeMoves({
  client,
  props: { shown, text, names },
  onPlayed,
}: {
  readonly client: MatchClient;
  readonly props: BoardProps;
  readonly onPlayed: () => void;
}) {
  const { table: words } = useWords();
  const [chosen, setChosen] = useState<Move | undefined>(undefined);
  const { anytime = [], asked, view } = shown;
  if (anytime.length === 0) return undefined;
  const labelOf = (move: Move) => text.move(move, view, names);
  const play = async (move: Move) => {
    if ((await client.play(move, asked?.question ?? 0)) === undefined) onPlayed();
  };
  return (
    <p class="buttons">
      {chosen === undefined ? (
        anytime.map((move) => (
          <button key={JSON.stringify(move)} type="button" class="btn" onClick={() => setChosen(move)}>
            {labelOf(move)}
          </button>
        ))
      ) : (
        <>
          <b>{words.chosen(labelOf(chosen))}</b>
          <button type="button" class="btn main" onClick={() => void play(chosen)}>
            {words.confirm}
          </button>
          <button type="button" class="btn" onClick={() => setChosen(undefined)}>
            {words.again}
          </button>
        </>
      )}
    </p>
  );
}
