import type { Followed } from '../../remote/use-remote.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { Invitation } from '../invitation.tsx';
import { TableFacts } from '../table-facts.tsx';
import { EndPart } from './end-part.tsx';
import { HolidayPart } from './holiday-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { SeatPart } from './seat-part.tsx';

/** Menu of a server table: seat, holidays, people, ending. */
export function RemoteMenu({ followed }: { readonly followed: Followed }) {
  const { menu } = useScreenWords();
  const { table, info, me } = followed;
  const plays = info.stage === 'playing' && table.mySeat !== undefined;
  return (
    <>
      {plays && <SeatPart followed={followed} />}
      {plays && info.pace.kind === 'turn-based' && <HolidayPart followed={followed} />}
      <PeoplePart followed={followed} />
      {plays && <EndPart followed={followed} />}
      <details class="menu-part">
        <summary>{menu.facts}</summary>
        <TableFacts info={info} />
        {info.commitment && (
          <p class="aside seal">
            {menu.seal} <code>{info.commitment}</code>
          </p>
        )}
      </details>
      {info.spectators && (
        <details class="menu-part">
          <summary>{menu.invite}</summary>
          <Invitation code={info.code} isHost={info.host === me} />
        </details>
      )}
    </>
  );
}
