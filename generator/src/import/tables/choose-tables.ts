import type { DraftNote, ImportOptions } from '../draft.ts';
import { resourceName, uniqueName } from './names.ts';
import type { Column, ForeignKey, Table, Tables } from './table.ts';

export interface NamedTable {
  readonly table: Table;
  readonly name: string;
}

export interface JoinTable {
  readonly table: Table;
  readonly keys: readonly [ForeignKey, ForeignKey];
}

export interface ChosenTables {
  readonly resources: readonly NamedTable[];
  readonly joins: readonly JoinTable[];
  readonly leftOut: readonly { readonly table: string; readonly reason: string }[];
  readonly notes: readonly DraftNote[];
}

/** Decides which tables become resources, which only connect two others, and which are left out. */
export function chooseTables(source: Tables, options: ImportOptions): ChosenTables {
  const { tables, skipped, ownsKeys } = source;
  const { named, notes } = nameTables(source, options);
  const leftOut = skipped.map(({ place, reason }) => ({ table: place, reason }));
  const joins = tables.flatMap((table): JoinTable[] => {
    const keys = ownsKeys ? joinedKeys(table) : undefined;
    return keys ? [{ table, keys }] : [];
  });
  const resources: NamedTable[] = [];
  for (const one of named) {
    const { table } = one;
    if (joins.some((join) => join.table === table)) continue;
    const reason = reasonAgainst(one, options, source);
    if (reason === undefined) resources.push(one);
    else {
      leftOut.push({ table: table.name, reason: reason.text });
      if (reason.isNoted) notes.push({ code: 'TUY880', place: table.name, message: reason.text, hint: reason.hint });
    }
  }
  const isResource = (name: string) => resources.some(({ table }) => table.name === name);
  const usable = joins.filter(({ table, keys }) => {
    const name = named.find((one) => one.table === table)?.name ?? '';
    const missing = keys.find((key) => !isResource(key.table));
    const reason = matches(name, options.except)
      ? 'is left out by "except"'
      : missing && `connects rows of ${missing.table}, which is not imported`;
    if (reason !== undefined) leftOut.push({ table: table.name, reason });
    return reason === undefined;
  });
  return { resources, joins: usable, leftOut, notes };
}

interface Reason {
  readonly text: string;
  readonly isNoted: boolean;
  readonly hint: string;
}

function reasonAgainst(
  { table, name }: NamedTable,
  options: ImportOptions,
  { ownsKeys, inEnglish }: Tables,
): Reason | undefined {
  const { only, except } = options;
  const given = resourceName(table.plain, inEnglish);
  const isNamed = only.includes(name) || only.includes(given);
  if (only.length > 0 && !matches(name, only) && !matches(given, only))
    return { text: 'is not among the names of "only"', isNoted: false, hint: '' };
  if (matches(name, except) || matches(given, except))
    return { text: 'is left out by "except"', isNoted: false, hint: '' };
  if (table.kind === 'view' && !isNamed)
    return {
      text: 'is a view',
      isNoted: true,
      hint: `Import it as a read-only resource with \`--only ${given}\`.`,
    };
  if (table.kind === 'table' && ownsKeys && table.key.length === 0 && !table.uniques.some((key) => key.length > 0))
    return {
      text: 'has no primary key',
      isNoted: true,
      hint: 'Add a primary key to the table, or write the resource by hand.',
    };
  return undefined;
}

/** Compares a name with patterns in which `*` stands for any characters. */
export function matches(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
    return new RegExp(`^${parts.join('.*')}$`, 'u').test(name);
  });
}

function nameTables(
  { tables, inEnglish }: Tables,
  { rename }: ImportOptions,
): { readonly named: readonly NamedTable[]; readonly notes: DraftNote[] } {
  const taken = new Set<string>();
  const notes: DraftNote[] = [];
  const named = tables.map((table) => {
    const given = resourceName(table.plain, inEnglish);
    const wanted = Object.hasOwn(rename, given) ? (rename[given] ?? given) : given;
    const name = uniqueName(wanted, taken, '-');
    taken.add(name);
    if (name !== wanted) {
      const message = `is named ${name}, because another table is named ${wanted}`;
      notes.push({ code: 'TUY882', place: table.name, message, hint: `Choose a name: \`--rename ${given}=…\`.` });
    }
    return { table, name };
  });
  return { named, notes };
}

const STAMPS: ReadonlySet<string> = new Set(['date', 'date-time', 'local-date-time']);

/** Returns the two foreign keys of a pure join table. Besides the keys, the table has at most times of changes. */
function joinedKeys({ kind, columns, key, uniques, foreignKeys }: Table): JoinTable['keys'] | undefined {
  const [first, second, ...more] = foreignKeys;
  if (kind === 'view' || !first || !second || more.length > 0) return undefined;
  const [one, other] = [first.columns, second.columns];
  if (one.length !== 1 || other.length !== 1 || one[0] === other[0]) return undefined;
  const pair = [...one, ...other];
  const isPair = (names: readonly string[]) => names.length === 2 && pair.every((name) => names.includes(name));
  if (!isPair(key) && !(key.length === 0 && uniques.some(isPair))) return undefined;
  const rest = columns.filter(({ name }) => !pair.includes(name));
  return rest.every(isStamp) ? [first, second] : undefined;
}

function isStamp({ type, name }: Column): boolean {
  return STAMPS.has(type) && /(?:update|create|change|modif|insert|add|_at$|timestamp)/iu.test(name);
}
