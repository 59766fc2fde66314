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
  onStanding,
  onClose,
  children,
}: {
  readonly client: MatchClient;
  readonly props: BoardProps;
  readonly onStanding: (() => void) | undefined;
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
        <details class="menu-part">
          <summary>{said.menu.settings}</summary>
          <SettingsForm />
        </details>
        <p class="buttons">
          {onStanding && (
            <button type="button" class="btn" onClick={onStanding}>
              {words.table.standing}
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
