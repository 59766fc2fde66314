import { numbers, short } from '../map/numbers.ts';
import { country, shore, wall } from './country.ts';

const boat = 'M-11 0Q-6-5 4-4.5L12 0 4 4.5Q-6 5-11 0ZM-6 0H7';
const gate = 'M-14-9h9V9h-9zM5-9h9V9H5zM-5-7H5V7H-5z';
const turned = (x: number, y: number, turn: number) => `translate(${x} ${y}) rotate(${turn})`;

/** Fields, roads and trees around the city, and the ground within its wall. */
export function Country() {
  return (
    <>
      {country.fields.map((field) => (
        <path key={field.join()} class="field" d={furrows(field)} />
      ))}
      <path class="road" d={country.roads} />
      <path class="road in" d={country.roads} />
      <path class="trees" d={trees(country.trees)} />
      <path class="ditch" d={wall.curtain} />
      <path class="inside" d={wall.d} />
    </>
  );
}

/** The land along the river, within the plan. */
export function Shore() {
  return (
    <>
      <g clip-path="url(#am-clip-river)" class="shore">
        <path class="s3" d={shore.banks} />
        <path class="s2" d={shore.banks} />
        <path class="s1" d={shore.banks} />
        <path class="flow" d={shore.flow} />
      </g>
      <path class="bank" d={shore.banks} />
      <path class="deck" d={shore.jetties} />
      {shore.boats.map(([x, y, turn]) => (
        <path key={x} class="boat" transform={turned(x, y, turn)} d={boat} />
      ))}
    </>
  );
}

/** The city wall and the compass. */
export function Wall() {
  return (
    <>
      <path class="curtain" d={wall.curtain} />
      <path class="curtain in" d={wall.curtain} />
      <path class="curtain top" d={wall.curtain} />
      <path class="water-gate" d={wall.waterGates} />
      {wall.gates.map(([x, y, turn]) => (
        <path key={x} class="gate" transform={turned(x, y, turn)} d={gate} />
      ))}
      <path class="towers" d={trees(wall.towers)} />
      <g class="compass" transform="translate(926 802)">
        <circle r="30" />
        <path class="k" d="M0-42 6-8 0 0zM42 0 8 6 0 0zM0 42-6 8 0 0zM-42 0-8-6 0 0z" />
        <path d="M0-42-6-8 0 0zM42 0 8-6 0 0zM0 42 6 8 0 0zM-42 0-8 6 0 0zM12-12l12-12M12 12l12 12M-12 12l-12 12M-12-12l-12-12" />
      </g>
    </>
  );
}

function trees(list: string): string {
  return numbers(list, 3)
    .map(([x = 0, y = 0, r = 0]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`)
    .join('');
}

/** A field by its corners: outline and five furrows. */
function furrows([
  ax = 0,
  ay = 0,
  bx = 0,
  by = 0,
  cx = 0,
  cy = 0,
  dx = 0,
  dy = 0,
]: readonly number[]): string {
  const lines = [1, 2, 3, 4, 5].map((row) => {
    const part = row / 6;
    const [x1, y1] = [short(ax + (dx - ax) * part), short(ay + (dy - ay) * part)];
    const [x2, y2] = [short(bx + (cx - bx) * part), short(by + (cy - by) * part)];
    return `M${x1} ${y1}L${x2} ${y2}`;
  });
  return `M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}Z${lines.join('')}`;
}
