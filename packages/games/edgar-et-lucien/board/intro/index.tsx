import type { Intro } from '@manigance/ui/board-props.ts';
import { introPart } from '@manigance/ui/intro-part.ts';
import { drawings } from '../../rules/geometry.ts';
import type { ElVocabulary } from '../../rules/index.ts';
import { conditionIds } from '../../rules/victory.ts';
import { conditionIcons } from '../icons.ts';
import { outlineOf } from '../map/ground.tsx';
import type { Props } from '../props.ts';
import { TurnPicture } from './turn-picture.tsx';
import { introWords } from './words.ts';
import './style/index.css';

/** Conditions that win a match (EL-19.1). */
const needed = 3;

/** The four conditions; three of them win. */
function GoalPicture() {
  return (
    <>
      <text class="el-intro-figure" x="160" y="50">
        {needed}/{conditionIds.length}
      </text>
      {conditionIds.map((condition, at) => {
        const isMet = at !== 2;
        return (
          <g
            key={condition}
            class={`el-intro-condition ${isMet ? '' : 'is-open'}`}
            transform={`translate(${14 + at * 74} 78)`}
          >
            <rect width="68" height="80" rx="7" />
            <path d={conditionIcons[condition]} transform="translate(11 17) scale(.09)" />
            {isMet && (
              <g class="el-intro-tick" transform="translate(62 6)">
                <circle r="12" />
                <path d="M-5 0.500L-1.500 4L5.500-4" />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The districts of the board in play. */
function Outline({ shown: { view } }: Props) {
  return drawings[view.board].districts.map(({ id, polygon }) => (
    <path key={id} class="el-intro-district" d={outlineOf(polygon)} />
  ));
}

/** The pictures before a first match. */
export const intro: Intro<ElVocabulary> = {
  goal: introPart(GoalPicture, introWords, 'goal'),
  turn: introPart(TurnPicture, introWords, 'turn'),
  Outline: (props) => <Outline {...props} />,
};
