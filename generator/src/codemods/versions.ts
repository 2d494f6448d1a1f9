const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/u;

export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/**
 * Compares two versions by Semantic Versioning: a prerelease comes before its release.
 * @returns a negative number if `one` is earlier, a positive number if it is later, otherwise 0
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (const index of [0, 1, 2]) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.prerelease.length === 0 || b.prerelease.length === 0) return b.prerelease.length - a.prerelease.length;
  for (const [index, identifier] of a.prerelease.entries()) {
    const against = b.prerelease[index];
    if (against === undefined) return 1;
    const difference = compareIdentifiers(identifier, against);
    if (difference !== 0) return difference;
  }
  return a.prerelease.length - b.prerelease.length;
}

/** @throws Error if the text is no version */
function partsOf(text: string): { readonly numbers: readonly number[]; readonly prerelease: readonly string[] } {
  const [, major, minor, patch, prerelease = ''] = VERSION.exec(text) ?? [];
  if (major === undefined) throw new Error(`"${text}" is not a version.`);
  return {
    numbers: [major, minor, patch].map(Number),
    prerelease: prerelease === '' ? [] : prerelease.split('.'),
  };
}

/** Numeric identifiers come before all others and are compared as numbers. */
function compareIdentifiers(one: string, other: string): number {
  const [first, second] = [/^\d+$/u.test(one), /^\d+$/u.test(other)];
  if (first && second) return Number(one) - Number(other);
  if (first !== second) return first ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}
