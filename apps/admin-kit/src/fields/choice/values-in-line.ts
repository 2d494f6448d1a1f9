import { textIn, type Enum } from '@tuyen/model';

const RUN = 3;
export const SHOWN = 2;

/** Returns the first texts of a list and the number of remaining ones: `A, B +3`. */
export function firstTexts(texts: readonly string[]): string {
  const more = texts.length - SHOWN;
  return texts.slice(0, SHOWN).join(', ') + (more > 0 ? ` +${more}` : '');
}

/**
 * Returns the selected values of an enumeration as one line: `Mon–Fri`, `Every day`, or `Agency, Station +3` for five
 * values.
 * @param label returns the label of a value
 */
export function valuesInLine(
  chosen: readonly unknown[],
  { values = [], ordered, allLabel }: Partial<Enum>,
  language: string,
  label: (value: unknown) => string,
): string {
  const short = (value: unknown) => {
    const text = values.find((one) => one.value === value)?.shortLabel;
    return text ? textIn(text, language) : label(value);
  };
  const known = values.map(({ value }) => value);
  if (allLabel && known.every((value) => chosen.includes(value))) return textIn(allLabel, language);
  if (!ordered) return firstTexts(chosen.map(short));
  const parts: string[] = [];
  for (let at = 0; at < known.length; at += 1) {
    let end = at;
    while (end < known.length && chosen.includes(known[end])) end += 1;
    if (end - at >= RUN) {
      parts.push(`${short(known[at])}–${short(known[end - 1])}`);
      at = end;
    } else if (end > at) parts.push(short(known[at]));
  }
  return parts.join(', ');
}
