import { isObject } from '@tuyen/model/json';

/**
 * Maximum number of characters in the result of a tool. MCP clients pass results to a language model, whose context is
 * limited.
 */
export const MAX_CHARACTERS = 20_000;

/**
 * Returns a value as JSON text of limited length. If the text is too long, cuts the longest list, which is the value or
 * one of its properties, and adds `more` with the hint.
 * @param hint how to request the rest: "Ask for the next page."
 */
export function limitedText(value: unknown, hint: string, most = MAX_CHARACTERS): string {
  const text = JSON.stringify(value) ?? 'null';
  if (text.length <= most) return text;
  const whole: Readonly<Record<string, unknown>> = Array.isArray(value)
    ? { items: value }
    : isObject(value)
      ? value
      : {};
  const key = longestList(whole);
  const list = key === undefined ? undefined : whole[key];
  if (key !== undefined && Array.isArray(list)) {
    const cut = (count: number) =>
      JSON.stringify({ ...whole, [key]: list.slice(0, count), more: `${count} of ${list.length} ${key} fit. ${hint}` });
    const count = largest(list.length, (number) => cut(number).length <= most);
    if (count > 0) return cut(count);
  }
  const note = `\n… cut after ${most} of ${text.length} characters. ${hint}`;
  return text.slice(0, most - note.length) + note;
}

function longestList(value: Readonly<Record<string, unknown>>): string | undefined {
  const lists = Object.entries(value).filter(([, each]) => Array.isArray(each));
  const sized = lists.map(([name, list]) => ({ name, size: JSON.stringify(list).length }));
  return sized.toSorted((one, other) => other.size - one.size)[0]?.name;
}

/**
 * Returns the largest number up to `most` that `fits` accepts. If `fits` accepts a number, it must accept all smaller
 * ones.
 */
function largest(most: number, fits: (number: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
