import { posix } from 'node:path';
import { placeOfOwned, type OwnedPlace } from '../emit/project.ts';
import type { Lock } from '../output/lock.ts';

export function generatedFor({ out, custom }: OwnedPlace, owned: string): string {
  return posix.join(out, posix.relative(custom, owned)).replace(/\.tsx$/, '.gen.tsx');
}

export function ownedFor({ out, custom }: OwnedPlace, generated: string): string {
  return posix.join(custom, posix.relative(out, generated)).replace(/\.gen\.tsx$/, '.tsx');
}

/**
 * Returns the ejected files that still exist, each with the digest of its base. If two branches both upgraded a file,
 * it has two bases after their git merge. Either base works, because the file has the changes of both. The base that
 * equals the current generated text is preferred, because then nothing is left to merge.
 * @param generated current digest of each generated file
 */
export function stillEjected(
  lock: Lock,
  isThere: (owned: string) => boolean,
  places: readonly OwnedPlace[],
  generated: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const baseOf = new Map<string, string>();
  for (const [owned, bases] of lock.ejected) {
    const place = placeOfOwned(places, owned);
    if (!place) continue;
    const now = generated.get(generatedFor(place, owned));
    const base = bases.find((each) => each === now) ?? bases.at(-1);
    if (base !== undefined && isThere(owned)) baseOf.set(owned, base);
  }
  return baseOf;
}

export function outdatedParts(
  ejected: ReadonlyMap<string, string>,
  places: readonly OwnedPlace[],
  generated: ReadonlyMap<string, string>,
): readonly string[] {
  return [...ejected].flatMap(([owned, base]) => {
    const place = placeOfOwned(places, owned);
    return !place || generated.get(generatedFor(place, owned)) === base ? [] : [owned];
  });
}
