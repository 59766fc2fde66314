import { catalog } from '@manigance/games';
import type { SeatInfo } from '@manigance/protocol';
import { Glyph } from '@manigance/ui/icon.tsx';
import { type SeatLook, TokenOf } from '@manigance/ui/seats.tsx';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { BotFace } from '../../opponents/bot-face.tsx';
import { Strength } from '../../opponents/strength.tsx';
import { sitDown } from '../../remote/sit-down.ts';
import type { Followed } from '../../remote/use-remote.ts';
import { shownName } from '../../shown-name.ts';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { ColourChoice } from '../colour-choice.tsx';
import { useLevelChoices } from '../level-choices.ts';
import { HostTools } from './host-tools.tsx';

interface SeatRowProps {
  readonly followed: Followed;
  readonly seat: SeatInfo;
  readonly look: SeatLook;
  readonly onNameTaken: () => void;
}

/** One seat: its token, its player, and what the viewer may do with it. */
export function SeatRow(props: SeatRowProps) {
  const { followed, seat, look } = props;
  const { table, info, me } = followed;
  const { lobby: words } = useScreenWords();
  const isMine = seat.person !== undefined && seat.person.id === me;
  const isHost = info.host === me;
  const mayColour = isMine || (isHost && seat.person === undefined);
  const [isOpen, setOpen] = useState(false);
  const others = info.seats.filter((one) => one !== seat).map(({ colour }) => colour);
  const choose = (colour: string) =>
    void table.do({ type: 'colour', table: info.id, seat: seat.seat, colour });
  return (
    <li class={`lobby-seat seat-${look.colour} ${isMine ? 'is-me' : ''}`}>
      {mayColour && !isMine ? (
        <button
          type="button"
          class="btn round quiet"
          aria-label={words.chooseColour(look.name)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <TokenOf look={look} />
        </button>
      ) : (
        <TokenOf look={look} />
      )}
      {seat.person === undefined && seat.plan.for === 'bot' && (
        <BotFace game={info.game} level={seat.plan.level} small />
      )}
      <Occupant {...props} />
      {isHost && <HostTools followed={followed} seat={seat} name={look.name} />}
      {mayColour && (isMine || isOpen) && (
        <ColourChoice
          label={isMine ? words.colour : words.colourOf(look.name)}
          style={catalog.get(info.game)}
          look={look}
          taken={others}
          onChoose={choose}
        />
      )}
    </li>
  );
}

/** The name and state of a person, the plan of an empty seat, or the button to sit down there. */
function Occupant({ followed: { table, info, me }, seat, look, onNameTaken }: SeatRowProps) {
  const words = useScreenWords();
  const { guest } = useWords();
  const { name: chosen } = useSettings();
  const levels = useLevelChoices(info.game);
  const { person, plan } = seat;
  if (person !== undefined)
    return <Person followed={{ table, info, me }} seat={seat} name={shownName(person.name)} />;
  const sit = async () => {
    if ((await sitDown(table, seat.seat, { chosen, guest })) === 'name-taken') onNameTaken();
  };
  const keepFor = (level: string) =>
    void table.do({
      type: 'arrange',
      table: info.id,
      seat: seat.seat,
      plan: level === 'person' ? { for: 'anyone' } : { for: 'bot', level },
    });
  const isRemoved = info.removed.some(({ id }) => id === me);
  return (
    <>
      {info.host === me ? (
        <SelectField
          label={words.newTable.seat(seat.seat + 1)}
          values={[
            { value: 'person', name: words.newTable.person },
            ...levels.values.map(({ value, name }) => ({ value, name: words.newTable.botOf(name) })),
          ]}
          chosen={plan.for === 'bot' ? plan.level : 'person'}
          onChoose={keepFor}
        />
      ) : (
        <b class="lobby-name">{look.name}</b>
      )}
      {plan.for === 'bot' && (
        <p class="lobby-bot">
          <Strength game={info.game} level={plan.level} isNamed={info.host !== me} />
          <span class="lobby-ready good">
            <Glyph of="tick" /> {words.lobby.isReady}
          </span>
        </p>
      )}
      {plan.for === 'anyone' && !isRemoved && (
        <button type="button" class="btn" onClick={() => void sit()}>
          {table.mySeat === undefined ? words.lobby.sit : words.lobby.move}
        </button>
      )}
    </>
  );
}

function Person({
  followed: { table, info, me },
  seat: { seat, person, isReady = false },
  name,
}: {
  readonly followed: Pick<Followed, 'table' | 'info' | 'me'>;
  readonly seat: SeatInfo;
  readonly name: string;
}) {
  const { lobby: words } = useScreenWords();
  const isHere = table.here.online.includes(seat);
  const facts = [
    ...(person?.id === me ? [words.you] : [isHere ? words.here : words.away]),
    ...(person?.id === info.host ? [words.host] : []),
  ];
  return (
    <p class="lobby-name">
      <b>{name}</b> <span class={`aside presence ${isHere ? 'is-here' : ''}`}>{facts.join(' · ')}</span>{' '}
      <span class={`lobby-ready ${isReady ? 'good' : 'aside'}`}>
        {isReady && <Glyph of="tick" />} {isReady ? words.isReady : words.notReady}
      </span>
    </p>
  );
}
