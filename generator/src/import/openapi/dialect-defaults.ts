import type { Raw } from '@tuyen/model/raw';
import { canonicalJson } from '@tuyen/model';

/** Values with which a list switches off a default. Any other key becomes a default only if every list has the key. */
const ABSENT: Readonly<Record<string, unknown>> = { page: { kind: 'none' }, total: null, sort: null, search: null };

interface WithDefaults {
  readonly defaults: Raw;
  readonly entries: Readonly<Record<string, Raw>>;
}

/**
 * Moves what most entries have in common to the defaults, so that an entry says only what differs.
 * @param keys the keys that can become a default
 */
export function withDefaults(entries: Readonly<Record<string, Raw>>, keys: readonly string[]): WithDefaults {
  const all = Object.values(entries);
  const defaults = Object.fromEntries(
    keys.flatMap((key) => {
      const common = commonest(all.map((entry) => entry[key]));
      const isEverywhere = all.every((entry) => entry[key] !== undefined);
      const isDefault = common && common.count * 2 > all.length && all.length > 1 && (isEverywhere || key in ABSENT);
      return isDefault ? [[key, common.value]] : [];
    }),
  );
  return {
    defaults,
    entries: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, difference(entry, defaults)])),
  };
}

function difference(entry: Raw, defaults: Raw): Raw {
  const own = Object.entries(entry).filter(([key, value]) => !isSame(defaults[key], value));
  const absent = Object.keys(defaults).filter((key) => entry[key] === undefined);
  return Object.fromEntries([...own, ...absent.map((key) => [key, ABSENT[key]] as const)]);
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

function commonest(values: readonly unknown[]): { readonly value: unknown; readonly count: number } | undefined {
  const groups = Map.groupBy(
    values.filter((value) => value !== undefined),
    (value) => canonicalJson(value),
  );
  const [most] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return most && { value: most[0], count: most.length };
}
