import { isObject } from '@tuyen/model';
import { posix } from 'node:path';
import type { DraftFile } from '../../import/draft.ts';

/** Names that the owner has given to drafted resources and fields since the last import. */
export interface OwnNames {
  /** New name of each renamed resource, by its name in the draft. */
  readonly resources: ReadonlyMap<string, string>;
  /** New names of renamed fields, by the resource's name in the draft. */
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type Value = Readonly<Record<string, unknown>>;

/**
 * Finds the names that `tuyen rename` recorded as `x-renamed-from` in the project's files.
 * @param mine values of the project's resource files, by path
 */
export function ownNames(drafted: readonly DraftFile[], mine: ReadonlyMap<string, Value>): OwnNames {
  const resources = new Map<string, string>();
  const fields = new Map<string, ReadonlyMap<string, string>>();
  for (const [path, value] of mine) {
    const earlier = value['x-renamed-from'];
    const before = typeof earlier === 'string' ? posix.join(posix.dirname(path), `${earlier}.json`) : path;
    const draft = drafted.find((file) => file.path === before) ?? drafted.find((file) => file.path === path);
    if (!draft) continue;
    const name = String(draft.value['name']);
    if (draft.path !== path && !mine.has(draft.path)) resources.set(name, String(value['name']));
    const known = propertiesOf(draft.value);
    const own = propertiesOf(value);
    const renamed = Object.entries(own).flatMap(([to, property]) => {
      const from = isObject(property) ? property['x-renamed-from'] : undefined;
      return typeof from === 'string' && Object.hasOwn(known, from) && !Object.hasOwn(own, from)
        ? [[from, to] as const]
        : [];
    });
    if (renamed.length > 0) fields.set(name, new Map(renamed));
  }
  return { resources, fields };
}

/** Writes the owner's names into the files of a draft, so that they are compared with the owner's files. */
export function withOwnNames(files: readonly DraftFile[], { resources, fields }: OwnNames): readonly DraftFile[] {
  if (resources.size === 0 && fields.size === 0) return files;
  return files.map(({ path, value }) => {
    const name = String(value['name']);
    const own = fields.get(name);
    // If the draft already has the new name, the source renamed the column in the same way.
    const renamed = own && new Map([...own].filter(([, to]) => !Object.hasOwn(propertiesOf(value), to)));
    const withFields = renamed ? withFieldNames(value, renamed) : value;
    const related = withFields['related'];
    const named = Array.isArray(related)
      ? { ...withFields, related: related.map((item: unknown) => withRelatedField(item, fields)) }
      : withFields;
    const to = resources.get(name);
    return {
      path: to === undefined ? path : posix.join(posix.dirname(path), `${to}.json`),
      value: objectOr(withResourceNames(to === undefined ? named : { ...named, name: to }, resources), named),
    };
  });
}

function propertiesOf(value: Value): Value {
  const schema = isObject(value['schema']) ? value['schema'] : {};
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function withFieldNames(value: Value, names: ReadonlyMap<string, string>): Value {
  const own = (name: unknown) => (typeof name === 'string' ? (names.get(name) ?? name) : name);
  const schema = isObject(value['schema']) ? value['schema'] : {};
  const { title, list } = value;
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(value)).map(([name, property]) => [names.get(name) ?? name, property]),
  );
  return {
    ...value,
    ...(typeof title === 'string' && {
      title: title.replaceAll(/\{(\w+)\}/gu, (_, name: string) => `{${names.get(name) ?? name}}`),
    }),
    schema: {
      ...schema,
      ...(Array.isArray(schema['required']) && { required: schema['required'].map(own) }),
      properties,
    },
    ...(isObject(list) && {
      list: {
        ...list,
        ...(Array.isArray(list['columns']) && { columns: list['columns'].map(own) }),
        ...(Array.isArray(list['filters']) && { filters: list['filters'].map(own) }),
        ...(Array.isArray(list['conditions']) && { conditions: list['conditions'].map(own) }),
        ...(typeof list['sort'] === 'string' && {
          sort: list['sort'].replace(/\w+/u, (name) => names.get(name) ?? name),
        }),
      },
    }),
  };
}

function withRelatedField(item: unknown, fields: OwnNames['fields']): unknown {
  if (!isObject(item)) return item;
  const by = fields.get(String(item['resource']))?.get(String(item['by']));
  return by === undefined ? item : { ...item, by };
}

/** Replaces the names of resources in references and related lists. */
function withResourceNames(value: unknown, names: OwnNames['resources']): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withResourceNames(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isName = (key === 'x-reference' || key === 'resource') && typeof inner === 'string';
      return [key, isName ? (names.get(inner) ?? inner) : withResourceNames(inner, names)];
    }),
  );
}

function objectOr(value: unknown, otherwise: Value): Value {
  return isObject(value) ? value : otherwise;
}
