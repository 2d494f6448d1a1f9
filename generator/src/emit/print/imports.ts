/** Collects what a module uses while its body is printed, then prints sorted import declarations: packages first. */
export class Imports {
  readonly #values = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();

  /** Records the use of a name and returns it; `DataTable.Col` imports `DataTable`. */
  value(from: string, name: string): string {
    note(this.#values, from, name.split('.')[0] ?? name);
    return name;
  }

  type(from: string, name: string): string {
    note(this.#types, from, name);
    return name;
  }

  print(): string {
    const lines = [
      ...[...this.#types].map(([from, names]) => line('import type', from, names)),
      ...[...this.#values].map(([from, names]) => line('import', from, names)),
    ];
    return lines
      .sort((a, b) => byPlace(a.from, b.from) || compare(a.text, b.text))
      .map(({ text }) => `${text}\n`)
      .join('');
  }
}

function note(uses: Map<string, Set<string>>, from: string, name: string): void {
  const names = uses.get(from);
  if (names) names.add(name);
  else uses.set(from, new Set([name]));
}

function line(keyword: string, from: string, names: Set<string>): { from: string; text: string } {
  const fallback = [...names].find((name) => name.startsWith('default as '));
  const named = [...names].filter((name) => name !== fallback).sort(byName);
  const bindings = [fallback?.slice('default as '.length), named.length > 0 ? `{ ${named.join(', ')} }` : undefined];
  return { from, text: `${keyword} ${bindings.filter(Boolean).join(', ')} from '${from}';` };
}

/** Packages first, then relative paths, the most distant folder first. */
function byPlace(a: string, b: string): number {
  return rank(a) - rank(b) || compare(a.replace(/^@/, ''), b.replace(/^@/, ''));
}

function rank(from: string): number {
  if (from.startsWith('../')) return 2;
  return from.startsWith('.') ? 3 : 1;
}

function byName(a: string, b: string): number {
  return compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
