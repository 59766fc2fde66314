import '../../style/fields/index.css';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { useState } from 'preact/hooks';
import { copyText } from '../../copy-text.ts';
import type { Replaying } from '../../match/replaying.ts';
import { useAddressForOthers } from '../../remote/reach.ts';
import { hrefOf } from '../../routes.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { playOn } from '../play-now.ts';
import { linkOf } from '../shared-position/link.ts';
import { changePace, type Pace, pace, speeds } from './pace.ts';

const units = ['move', 'turn'] as const satisfies readonly Pace['unit'][];

/** The pace of the replay, the story of the match, and the uses of the position shown. */
export function ReplaySheet({
  client,
  props,
  onStory,
  onClose,
}: {
  readonly client: Replaying;
  readonly props: BoardProps;
  readonly onStory: () => void;
  readonly onClose: () => void;
}) {
  const { replay: words } = useScreenWords();
  const { unit, speed } = useStore(pace);
  const isWhole = client.isVerified !== undefined && !client.isStopped;
  return (
    <Sheet title={words.more} onClose={onClose} class="replay-sheet">
      <div class="stack">
        <fieldset class="replay-units">
          <legend>{words.goesBy}</legend>
          {units.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="replay-unit"
                checked={one === unit}
                onChange={() => changePace({ unit: one })}
              />
              {words.units[one]}
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{words.speed}</span>
          <select
            value={`${speed}`}
            onChange={(event) => changePace({ speed: Number(event.currentTarget.value) })}
          >
            {speeds.map((one) => (
              <option key={one} value={`${one}`}>
                {words.times(one, props.language)}
              </option>
            ))}
          </select>
        </label>
        {isWhole && (
          <p class="buttons">
            <button type="button" class="btn" onClick={onStory}>
              {words.story}
            </button>
          </p>
        )}
        <FromHere client={client} />
      </div>
    </Sheet>
  );
}

/** Plays on against bots from the position shown, or shares it as a question. Neither is there while a match is played. */
function FromHere({ client }: { readonly client: Replaying }) {
  const { replay: words } = useScreenWords();
  const { at, viewer } = useStore(client.place);
  const address = useAddressForOthers();
  const [said, setSaid] = useState<'copied' | 'failed' | 'noChoice' | undefined>(undefined);
  if (client.beginning === undefined || client.positionAt === undefined || at === client.moves)
    return undefined;
  const goOn = async () => {
    const beginning = await client.beginning?.(at);
    if (beginning !== undefined) playOn(beginning, typeof viewer === 'number' ? viewer : beginning.next);
  };
  const share = async () => {
    const position = await client.positionAt?.(at);
    if (position === undefined) return setSaid('noChoice');
    const href = hrefOf({ at: 'position', link: await linkOf(position) });
    const url = new URL(href, address ?? location.href.split('#')[0]).href;
    if (navigator.share !== undefined)
      return navigator.share({ text: words.puzzleText, url }).catch(() => undefined);
    return setSaid((await copyText(url)) ? 'copied' : 'failed');
  };
  return (
    <section aria-label={words.fromHere}>
      <h3>{words.fromHere}</h3>
      <p class="aside">{words.fromHereText}</p>
      <p class="buttons">
        <button type="button" class="btn" onClick={() => void goOn()}>
          {words.playOn}
        </button>
        <button type="button" class="btn" onClick={() => void share()}>
          {words.puzzle}
        </button>
      </p>
      <p role="status">{said && words.shared[said]}</p>
    </section>
  );
}
