import {
  type Field,
  fieldsOfModel,
  isObject,
  pathFields,
  type PathField,
  type PathStep,
  type Resource,
  resolvePath,
  resourceNamed,
} from '@tuyen/model';
import { csvContext } from '../csv/context.ts';
import { titleOf } from '../record-title.ts';
import type { Caller, Row } from '../domain.ts';
import { seesRecord } from '../write/references/caller-references.ts';
import { valueText } from './value-text.ts';
import type { PrintParts } from './parts.ts';

export interface PathValue {
  readonly field: Field;
  readonly value: unknown;
  readonly text: string;
}

/**
 * Reads values of records by path, in the reader's language. A record is read only once, even if several paths lead
 * through it.
 */
export interface PathValues {
  /**
   * Returns the value at the end of a path such as `customer.full_name`, which starts at a record and follows
   * references.
   * @param fields fields that the path starts from: those of the resource or of a nested list
   * @param record if the row is an item of a nested list, the record that contains the list; the currency of the row's
   * amounts may be a field of this record
   * @returns undefined if the path does not exist in the fields
   */
  of(
    fields: readonly Field[],
    row: Readonly<Row>,
    path: string,
    record?: Readonly<Row>,
  ): Promise<PathValue | undefined>;
}

/**
 * @param granted returns whether the project's document contains a path. Everyone who may print the document sees the
 * values at such a path. At any other path, the caller sees only records that the caller may read.
 */
export function openPathValues(
  engine: PrintParts,
  caller: Caller,
  language: string,
  granted: (path: string) => boolean,
): PathValues {
  const fieldsOf = fieldsOfModel(engine.model);
  const context = csvContext(engine, language);
  const read = new Map<string, Promise<Row | undefined>>();
  const resolved = new WeakMap<readonly Field[], readonly PathField[]>();

  const record = (resource: string, id: unknown): Promise<Row | undefined> => {
    const key = `${resource}/${String(id)}`;
    const known = read.get(key) ?? engine.store.get(resource, String(id));
    read.set(key, known);
    return known;
  };

  const visible = async (field: PathField, id: unknown, path: string): Promise<[Resource, Row] | undefined> => {
    const target = resourceNamed(engine.model, field.reference ?? '');
    const found = target && (await record(target.name, id));
    if (!target || !found) return undefined;
    const use = field.field && 'use' in field.field ? field.field.use : undefined;
    return granted(path) || seesRecord(engine, caller, target, found, use) ? [target, found] : undefined;
  };

  const titles = async (field: PathField, ids: readonly unknown[], path: string): Promise<string> => {
    const found = await Promise.all(ids.map((id) => visible(field, id, path)));
    return found.flatMap((one) => (one ? [titleOf(one[0], one[1], context)] : [])).join(', ');
  };

  const follow = async (
    steps: readonly PathStep[],
    row: Readonly<Row>,
    path: string,
  ): Promise<Readonly<Row> | undefined> => {
    let inside: Readonly<Row> | undefined = row;
    for (const { field, into } of steps.slice(0, -1)) {
      const value: unknown = inside?.[field.name];
      if (value === undefined || value === null) return undefined;
      inside = into === 'object' ? (isObject(value) ? value : undefined) : (await visible(field, value, path))?.[1];
    }
    return inside;
  };

  return {
    async of(fields, row, path, around) {
      const known = resolved.get(fields) ?? pathFields(fields);
      resolved.set(fields, known);
      const found = resolvePath(path, known, fieldsOf);
      const last = 'steps' in found ? found.steps.at(-1)?.field : undefined;
      if (!('steps' in found) || !last?.field) return undefined;
      const holder = await follow(found.steps, row, path);
      const value = holder?.[last.name];
      const references = last.reference !== undefined && value !== undefined && value !== null;
      const text = references
        ? await titles(last, [value].flat(), path)
        : valueText(engine, last.field, value, language, { ...around, ...holder });
      return { field: last.field, value, text };
    },
  };
}
