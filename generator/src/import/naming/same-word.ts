/** Returns whether two names are the same word. Ignores case, signs and the plural: `Accounts` and `account`. */
export function sameWord(one: string, other: string): boolean {
  return stem(one) === stem(other);
}

function stem(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:s|x|z|ch|sh))es$/u, '')
    .replace(/(?<!s)s$/u, '');
}
