import type { ChangeCode } from './codes.ts';
import type { ModelDifference } from './difference.ts';
import type { Place } from './place.ts';

export type Level = 'breaking' | 'safe';

export interface Effect {
  readonly level: Level;
  readonly text: string;
}

/**
 * Effects of a change on each audience: clients (`api`), stored rows (`data`) and edited code (`owned`). An audience
 * without an effect does not notice the change.
 */
export interface ChangeVerdict {
  readonly code: ChangeCode;
  /** Description of the change in words that follow its subject: `now required` after `books.isbn`. */
  readonly text: string;
  readonly api?: Effect | undefined;
  readonly data?: Effect | undefined;
  readonly owned?: Effect | undefined;
}

export interface SchemaChange extends ChangeVerdict {
  /** Name of the changed thing: `books.isbn`, `books transition lend`. */
  readonly subject: string;
  readonly place: Place;
  readonly difference: ModelDifference;
}

export function breaking(text: string): Effect {
  return { level: 'breaking', text };
}

export function safe(text: string): Effect {
  return { level: 'safe', text };
}

/**
 * Combines effects on one audience. If an effect is breaking, the result is breaking and names only the breaking
 * effects.
 */
export function together(...effects: readonly (Effect | undefined)[]): Effect | undefined {
  const found = effects.filter((effect) => effect !== undefined);
  const broken = found.filter(({ level }) => level === 'breaking');
  const [first, ...others] = broken.length > 0 ? broken : found;
  return first && { level: first.level, text: [first, ...others].map(({ text }) => text).join('; ') };
}
