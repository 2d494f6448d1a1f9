import { isObject } from '../model/json/is-object.ts';

export type StatedRenames = ReadonlyMap<string, ReadonlySet<string>>;

const ENDING = '_id'.length;

export function statedRenames(files: Iterable<unknown>): StatedRenames {
  const found = new Map<string, Set<string>>();
  const note = (from: unknown, to: unknown) => {
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) return;
    found.set(from, (found.get(from) ?? new Set()).add(to));
    // Prints and titles continue a path with the name of a reference without `_id` (`customer.name` for `customer_id`),
    // so the shortened name is renamed too.
    if (from.endsWith('_id')) note(`${from.slice(0, -ENDING)}.`, `${to.replace(/_id$/u, '')}.`);
  };
  const open = [...files].map((value) => ({ value, name: undefined as string | undefined }));
  for (const { value, name } of open) {
    if (Array.isArray(value)) open.push(...value.map((one: unknown) => ({ value: one, name: undefined })));
    if (!isObject(value)) continue;
    note(value['x-renamed-from'], name ?? value['name']);
    const values = value['x-renamed-values'];
    if (isObject(values)) for (const [to, from] of Object.entries(values)) note(from, to);
    for (const [key, inner] of Object.entries(value)) {
      const isFields = key === 'properties' && isObject(inner);
      if (isFields) open.push(...Object.entries(inner).map(([field, one]) => ({ value: one, name: field })));
      else open.push({ value: inner, name: undefined });
    }
  }
  return found;
}
