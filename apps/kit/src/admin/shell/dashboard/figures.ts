/** One figure of `GET dashboard`: a number, or numbers by key. */
export interface Figure {
  readonly name: string;
  readonly value: number | readonly Part[];
}

export interface Part {
  readonly key: string;
  readonly value: number;
}

/** Reads the answer: figures by name, each a number or numbers by key. What is neither is left out. */
export function figuresOf(answer: unknown): readonly Figure[] {
  return entriesOf(answer).flatMap(([name, value]): Figure[] => {
    if (typeof value === 'number') return [{ name, value }];
    const parts = entriesOf(value).flatMap(([key, part]) => (typeof part === 'number' ? [{ key, value: part }] : []));
    return parts.length > 0 ? [{ name, value: parts }] : [];
  });
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
