const SHORTEST = 3;
const LONGEST = 40;

export async function usernameFrom(email: string, taken: (name: string) => Promise<boolean>): Promise<string> {
  const local = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '.')
    .replaceAll(/^[^a-z]+|\.+$/gu, '')
    .slice(0, LONGEST)
    .replace(/\.+$/u, '');
  const base = local.length >= SHORTEST ? local : `user.${local || '1'}`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}.${number}`;
    if (!(await taken(name))) return name;
  }
}
