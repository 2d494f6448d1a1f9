import type { ChangeCode } from './codes.ts';
import type { Difference } from './difference.ts';
import type { Place } from './place.ts';

export type Level = 'breaking' | 'safe';

/** What a change means for one audience. */
export interface Effect {
  readonly level: Level;
  readonly text: string;
}

/** What a rule says of a difference. An audience that is left out does not notice the change. */
export interface Verdict {
  readonly code: ChangeCode;
  /** In plain words, behind the name of what changed: `now required`. */
  readonly text: string;
  /** Clients of the API. */
  readonly api?: Effect | undefined;
  /** Rows of a database that was made before. */
  readonly data?: Effect | undefined;
  /** Code of the project. */
  readonly owned?: Effect | undefined;
}

/** A difference between two revisions of a project, and what it means. */
export interface Change extends Verdict {
  /** What changed: `books.isbn`, `books transition lend`. */
  readonly subject: string;
  readonly place: Place;
  readonly difference: Difference;
}

export function breaking(text: string): Effect {
  return { level: 'breaking', text };
}

export function safe(text: string): Effect {
  return { level: 'safe', text };
}

/** Several effects on one audience: breaking where one of them is, and then only those are named. */
export function together(...effects: readonly (Effect | undefined)[]): Effect | undefined {
  const found = effects.filter((effect) => effect !== undefined);
  const broken = found.filter(({ level }) => level === 'breaking');
  const [first, ...others] = broken.length > 0 ? broken : found;
  return first && { level: first.level, text: [first, ...others].map(({ text }) => text).join('; ') };
}
