import type { Intro } from '@manigance/ui/board-props.ts';
import { introPart } from '@manigance/ui/intro-part.ts';
import { competitionsOf, type PcVocabulary, type Props } from '../from-game.ts';
import { Mark, MarkAt } from '../glyph.tsx';
import { Hat } from '../hat.tsx';
import { competitionMarks } from '../plate.tsx';
import { introWords } from './words.ts';
import './style/index.css';

const seatIn = ({ shown: { viewer } }: Props) => (viewer === 'spectator' ? 0 : viewer);

const hasWill = ({ shown: { view } }: Props) => competitionsOf[view.mode].includes('last-will');

/** My scores, with the one that counts. */
function scoresIn(props: Props) {
  const { view } = props.shown;
  const player = view.players[seatIn(props)];
  return competitionsOf[view.mode].map((id) => {
    const score = player?.scores[id] ?? 0;
    return { id, score, counts: score === player?.finalScore };
  });
}

/** My own pedestals: the highest counts, and has to come down. */
function GoalPicture(props: Props) {
  const scores = scoresIn(props);
  const tallest = Math.max(10, ...scores.map(({ score }) => score));
  const first = 160 - scores.length * 44;
  const black = scores.findIndex(({ counts }) => counts);
  return (
    <>
      {scores.map(({ id, score, counts }, at) => {
        const height = 56 + Math.round((Math.max(0, score) / tallest) * 72);
        const x = first + at * 88;
        return (
          <g key={id} class={`pc-intro-pedestal ${counts ? 'is-hot' : ''}`}>
            <rect x={x + 8} y={172 - height} width="72" height={height} />
            <rect x={x + 2} y={164 - height} width="84" height="13" />
            <text x={x + 44} y={172 - height + 34}>
              {score}
            </text>
            <MarkAt of={competitionMarks[id]} at={[x + 44, 156]} size={22} />
          </g>
        );
      })}
      <path class="pc-intro-floor" d="M16 172h288" />
      <path class="pc-intro-down" d={`M${first + black * 88 + 92} 30v44m-12-14l12 16 12-16`} />
    </>
  );
}

/** An errand boy goes to a space, and brings a card that takes points away. */
function TurnPicture(props: Props) {
  return (
    <>
      <circle class="pc-intro-sent" cx="58" cy="100" r="40" />
      <svg x="28" y="70" width="60" height="58" viewBox="0 0 34 32">
        <Hat seat={seatIn(props)} />
      </svg>
      <path class="pc-intro-arrow" d="M106 100h22m-9-9l10 9-10 9" />
      <rect class="pc-intro-space" x="138" y="58" width="84" height="84" />
      <rect class="pc-intro-inset" x="145" y="65" width="70" height="70" />
      <svg x="158" y="78" width="44" height="44">
        <Mark of="card" />
      </svg>
      <path class="pc-intro-arrow" d="M228 100h20m-9-9l10 9-10 9" />
      <g transform="rotate(6 282 100)">
        <rect class="pc-intro-card" x="254" y="56" width="56" height="88" rx="6" />
        <text class="pc-intro-figure" x="282" y="110">
          −3
        </text>
      </g>
    </>
  );
}

/** The boards of the competitions in play, below that of the Club. */
function Outline({ shown: { view } }: Props) {
  const competitions = competitionsOf[view.mode];
  const width = 100 / competitions.length;
  return (
    <>
      <rect class="pc-intro-board" x="1" y="1" width="98" height="14" />
      {competitions.map((id, at) => (
        <rect
          key={id}
          class={`pc-intro-board is-${id}`}
          x={1 + at * width}
          y="19"
          width={width - 2}
          height="80"
        />
      ))}
    </>
  );
}

/** The pictures before a first match. */
export const intro: Intro<PcVocabulary> = {
  goal: {
    Picture: GoalPicture,
    label: (props) =>
      introWords[props.language].goalPicture(
        scoresIn(props)
          .map(({ score }) => score)
          .join(', '),
      ),
    text: (props) => introWords[props.language][hasWill(props) ? 'goalWithWill' : 'goal'],
  },
  turn: {
    ...introPart<PcVocabulary, 'turn'>(TurnPicture, introWords, 'turn'),
    text: (props) => introWords[props.language][hasWill(props) ? 'turnWithWill' : 'turn'],
  },
  Outline,
};
