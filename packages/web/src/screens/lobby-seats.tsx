import { catalog } from '@manigance/games';
import type { SeatInfo } from '@manigance/protocol';
import { seatLooks, TokenOf } from '@manigance/ui/seats.tsx';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { sitDown } from '../remote/sit-down.ts';
import type { Followed } from '../remote/use-remote.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { useLevelChoices } from './level-choices.ts';

/** The seats of the lobby; the host plans the free ones. */
export function LobbySeats({
  followed: { table, info, me },
  onNameTaken,
}: {
  readonly followed: Followed;
  /** Somebody at the table has my name, or one that looks like it. */
  readonly onNameTaken: () => void;
}) {
  const words = useScreenWords();
  const { guest } = useWords();
  const { name: chosen } = useSettings();
  const levels = useLevelChoices(info.game);
  const looks = seatLooks(
    catalog.get(info.game),
    info.seats.map(({ person }) => person?.name ?? ''),
  );
  const isSeated = info.seats.some(({ person }) => person !== undefined && person.id === me);
  const isHost = info.host === me;
  const sit = async (seat: number) => {
    if ((await sitDown(table, seat, { chosen, guest })) === 'name-taken') onNameTaken();
  };
  const keepFor = (seat: number, level: string) =>
    void table.do({
      type: 'arrange',
      table: info.id,
      seat,
      plan: level === 'person' ? { for: 'anyone' } : { for: 'bot', level },
    });
  const nameOf = ({ person, plan }: SeatInfo) =>
    person?.name ?? (plan.for === 'bot' ? words.lobby.bot(levels.nameOf(plan.level)) : words.lobby.free);
  return (
    <ul class="lobby-seats">
      {info.seats.map((one) => (
        <li key={one.seat}>
          {looks[one.seat] && <TokenOf look={looks[one.seat] as (typeof looks)[number]} />}
          {isHost && one.person === undefined ? (
            <SelectField
              label={words.newTable.seat(one.seat + 1)}
              values={[
                { value: 'person', name: words.newTable.person },
                ...levels.values.map(({ value, name }) => ({ value, name: words.newTable.botOf(name) })),
              ]}
              chosen={one.plan.for === 'bot' ? one.plan.level : 'person'}
              onChoose={(level) => keepFor(one.seat, level)}
            />
          ) : (
            <b>{nameOf(one)}</b>
          )}
          {one.person !== undefined && one.person.id === me && <span class="aside">({words.lobby.you})</span>}
          {!isSeated && one.person === undefined && one.plan.for === 'anyone' && (
            <button type="button" class="btn" onClick={() => void sit(one.seat)}>
              {words.lobby.sit}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
