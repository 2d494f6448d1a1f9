/** One figure of `GET dashboard`: a number, or numbers by name. */
export interface Figure {
  readonly name: string;
  readonly value: number | readonly Part[];
}

export interface Part {
  readonly key: string;
  readonly value: number;
}

/** Reads the answer: a list of figures, or figures by name; a figure is a number, numbers by key, or rows of key and number. */
export function figuresOf(answer: unknown): readonly Figure[] {
  const listed =
    isObject(answer) && Array.isArray(answer['figures'])
      ? answer['figures']
      : Array.isArray(answer)
        ? answer
        : undefined;
  const entries: [string, unknown][] = listed
    ? listed.filter(isObject).map((figure) => [String(figure['name']), figure['value']])
    : Object.entries(isObject(answer) ? (isObject(answer['figures']) ? answer['figures'] : answer) : {});
  return entries.flatMap(([name, value]) => {
    const read = valueOf(value);
    return read === undefined ? [] : [{ name, value: read }];
  });
}

function valueOf(value: unknown): Figure['value'] | undefined {
  if (typeof value === 'number') return value;
  if (Array.isArray(value))
    return value
      .filter(isObject)
      .map(partOf)
      .filter((part) => part !== undefined);
  if (!isObject(value)) return undefined;
  return Object.entries(value).flatMap(([key, number]) => (typeof number === 'number' ? [{ key, value: number }] : []));
}

/** A row's number and the text that names it, whatever the two are called. */
function partOf(row: Record<string, unknown>): Part | undefined {
  const key = Object.values(row).find((value) => typeof value === 'string');
  const value = Object.values(row).find((one) => typeof one === 'number');
  return typeof key === 'string' && typeof value === 'number' ? { key, value } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
