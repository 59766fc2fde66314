/** The field in which two JSON texts first differ, and both texts around that place. */
export function difference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  const from = Math.max(0, at - 80);
  const field = fieldInTexts(one, two);
  const where = field === undefined || field === '' ? '' : `${field}: `;
  return `${where}…${one.slice(from, at + 120)}…\n/ …${two.slice(from, at + 120)}…`;
}

/** Path of the first difference between two JSON texts, such as `view.hands[1].cards`; `undefined` if one is no JSON. */
function fieldInTexts(one: string, two: string): string | undefined {
  try {
    return fieldThatDiffers(JSON.parse(one), JSON.parse(two)) ?? 'the order of its fields';
  } catch {
    return undefined;
  }
}

/** Path of the first field that differs; an empty path where the values themselves do. */
function fieldThatDiffers(one: unknown, two: unknown): string | undefined {
  if (one === two) return undefined;
  if (!isObject(one) || !isObject(two) || Array.isArray(one) !== Array.isArray(two)) return '';
  for (const key of new Set([...Object.keys(one), ...Object.keys(two)])) {
    const inside = fieldThatDiffers(Reflect.get(one, key), Reflect.get(two, key));
    if (inside === undefined) continue;
    const name = Array.isArray(one) ? `[${key}]` : key;
    return inside === '' || inside.startsWith('[') ? `${name}${inside}` : `${name}.${inside}`;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
