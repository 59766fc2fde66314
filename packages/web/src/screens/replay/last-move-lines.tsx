import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useStore } from '@manigance/ui/store.ts';
import type { Replaying } from '../../match/replaying.ts';
import { useScreenWords } from '../../text/screens/index.ts';

/** The last move as log lines, or its label if the viewer saw no event of it. */
export function LastMoveLines({ client, props }: { readonly client: Replaying; readonly props: BoardProps }) {
  const { replay: words } = useScreenWords();
  const { step, at } = useStore(client.place);
  const { text, names } = props;
  const { events, played } = step;
  if (at === 0 && client.isVerified === undefined) return <p>{words.asYouSaw}</p>;
  if (at === 0) return <Verified client={client} />;
  const end = client.isStopped && at === client.moves ? ` ${words.stopped}` : '';
  if (events.length > 0) return <p>{events.map((event) => text.event(event, names)).join(' ') + end}</p>;
  const move = played && words.answers(names(played.seat), text.move(played.move, played.view, names));
  return <p>{(move ?? words.nothing) + end}</p>;
}

/** Whether the record holds, and whose signature it has. */
function Verified({ client: { isVerified, signature } }: { readonly client: Replaying }) {
  const { replay: words } = useScreenWords();
  const signed = signature && words.signed[signature.is](signature.host.replace(/^https?:\/\//, ''));
  if (signature?.is === 'altered') return <p class="bad">{signed}</p>;
  if (isVerified !== true) return <p class="bad">{words.notVerified}</p>;
  return (
    <p class="good">
      {words.verified} {signed}
    </p>
  );
}
