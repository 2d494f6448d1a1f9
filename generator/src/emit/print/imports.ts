/**
 * Collects the names that a module uses while its body is printed, then prints sorted import declarations, packages
 * first. A name that the module already declares or imports from elsewhere gets another local name: `RecordForm as
 * RecordForm2`.
 */
export class Imports {
  readonly #values = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();
  /**
   * Imports of the module under construction. The key is the name in this module; the value is the imported module and
   * name.
   */
  readonly #locals = new Map<string, string>();

  constructor(...declared: readonly string[]) {
    for (const name of declared) this.#locals.set(name, OWN);
  }

  /**
   * Records that the code uses a name from a module. Returns the local name. `DataTable.Col` imports `DataTable`.
   * `columns as bookColumns` imports `columns` under the name `bookColumns`.
   */
  value(from: string, name: string): string {
    const [imported = name, ...member] = name.split('.');
    return [this.#note(this.#values, from, imported), ...member].join('.');
  }

  type(from: string, name: string): string {
    return this.#note(this.#types, from, name);
  }

  declare(wanted: string): string {
    const name = this.#free(wanted, undefined);
    this.#locals.set(name, OWN);
    return name;
  }

  has(name: string): boolean {
    return this.#locals.has(name);
  }

  #note(uses: Map<string, Set<string>>, from: string, name: string): string {
    const [imported = name, wanted = imported] = name.split(' as ');
    const origin = `${from} ${imported}`;
    const local = this.#free(wanted, origin);
    this.#locals.set(local, origin);
    note(uses, from, local === imported ? local : `${imported} as ${local}`);
    return local;
  }

  #free(wanted: string, origin: string | undefined): string {
    let name = wanted;
    const isTaken = (one: string) => this.#locals.has(one) && this.#locals.get(one) !== origin;
    for (let number = 2; isTaken(name); number++) name = `${wanted}${number}`;
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

/**
 * Key for names that the module declares itself. For all other names, the key is the path from which the name is
 * imported.
 */
const OWN = '';

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

/** Compares two import paths for sorting: packages come first, then paths with `../`, then paths with `./`. */
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
