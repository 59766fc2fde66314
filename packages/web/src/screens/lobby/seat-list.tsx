import { catalog } from '@manigance/games';
import type { SeatInfo } from '@manigance/protocol';
import { seatLooks } from '@manigance/ui/seats.tsx';
import type { Followed } from '../../remote/use-remote.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { useLevelChoices } from '../level-choices.ts';
import { SeatRow } from './seat-row.tsx';

/** The seats of the lobby: who has them, who is here, who is ready; the host plans and arranges them. */
export function SeatList({
  followed,
  onNameTaken,
}: {
  readonly followed: Followed;
  /** Somebody at the table has my name, or one that looks like it. */
  readonly onNameTaken: () => void;
}) {
  const { info } = followed;
  const { lobby: words } = useScreenWords();
  const levels = useLevelChoices(info.game);
  const nameOf = ({ person, plan }: SeatInfo) =>
    person?.name ?? (plan.for === 'bot' ? words.bot(levels.nameOf(plan.level)) : words.free);
  const looks = seatLooks(
    catalog.get(info.game),
    info.seats.map((seat) => ({ name: nameOf(seat), colour: seat.colour })),
  );
  return (
    <ul class="lobby-seats">
      {looks.map((look) => {
        const seat = info.seats[look.seat];
        return (
          seat && (
            <SeatRow key={seat.seat} followed={followed} seat={seat} look={look} onNameTaken={onNameTaken} />
          )
        );
      })}
    </ul>
  );
}
