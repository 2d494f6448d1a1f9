const LONGEST = 214;

export function isPackageName(name: string): boolean {
  return (
    name.length <= LONGEST &&
    /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/u.test(name) &&
    name !== 'node_modules'
  );
}

/** Turns the name of a folder into a package name: `Mein Verleih` → `mein-verleih`. */
export function packageNameOf(folder: string): string {
  const name = folder
    .normalize('NFD')
    .replaceAll(/[đĐ]/gu, 'd')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, LONGEST);
  return isPackageName(name) ? name : 'back-office';
}
