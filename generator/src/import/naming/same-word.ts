/** Compares two names by letters and digits, and a plural with its singular: `Accounts` and `account`. */
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
