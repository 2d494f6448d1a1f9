import { posix } from 'node:path';
import type { Places } from '../emit/project.ts';
import type { Lock } from '../output/lock.ts';

type Admin = NonNullable<Places['admin']>;

/** The generated file that an owned one was ejected from: both have the same name in the same place of their folders. */
export function generatedFor({ out, custom }: Admin, owned: string): string {
  return posix.join(out, posix.relative(custom, owned)).replace(/\.tsx$/, '.gen.tsx');
}

/** The owned file that a generated one is ejected to. */
export function ownedFor({ out, custom }: Admin, generated: string): string {
  return posix.join(custom, posix.relative(out, generated)).replace(/\.gen\.tsx$/, '.tsx');
}

/**
 * The ejected files that are still there, with the digest of their base. After a merge of branches that both upgraded, a file has
 * two bases: either will do, as its text has the changes of both; the one that is generated now leaves nothing to merge.
 * @param generated digest of each generated file as it is now
 */
export function stillEjected(
  lock: Lock,
  isThere: (owned: string) => boolean,
  admin: Admin | undefined,
  generated: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  if (!admin) return kept;
  for (const [owned, bases] of lock.ejected) {
    const now = generated.get(generatedFor(admin, owned));
    const base = bases.find((each) => each === now) ?? bases.at(-1);
    if (base !== undefined && isThere(owned)) kept.set(owned, base);
  }
  return kept;
}

/** Those whose generated text is not the one that they were last merged with. */
export function laggingParts(
  ejected: ReadonlyMap<string, string>,
  admin: Admin | undefined,
  generated: ReadonlyMap<string, string>,
): readonly string[] {
  if (!admin) return [];
  return [...ejected].flatMap(([owned, base]) => (generated.get(generatedFor(admin, owned)) === base ? [] : [owned]));
}
