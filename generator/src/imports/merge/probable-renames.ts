import { isObject } from '@tuyen/model';
import { nearest } from '@tuyen/model/suggest';

export interface ProbableRename {
  readonly from: string;
  readonly to: string;
}

type Properties = Readonly<Record<string, unknown>>;

/**
 * Finds fields that the source probably renamed: one is gone, and a new one has the same type and a similar name. An
 * import that removed one and added the other would lose the values.
 */
export function probableRenames(base: Properties, theirs: Properties): readonly ProbableRename[] {
  const gone = Object.keys(base).filter((name) => !Object.hasOwn(theirs, name));
  const added = new Set(Object.keys(theirs).filter((name) => !Object.hasOwn(base, name)));
  return gone.flatMap((from) => {
    const alike = [...added].filter((name) => typeOf(theirs[name]) === typeOf(base[from]));
    const to = nearest(from, alike) ?? alike.find((name) => sharesWord(name, from));
    if (to === undefined) return [];
    added.delete(to);
    return [{ from, to }];
  });
}

function typeOf(property: unknown): string {
  if (!isObject(property)) return '';
  const { type, format, 'x-kind': kind, 'x-reference': resource } = property;
  return JSON.stringify([type, format, kind, resource]);
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.split('_').filter((word) => word.length > 2 && word !== 'name'));
  return other.split('_').some((word) => words.has(word));
}
