import { slugFor, type CrudAction, type Field, type Model, type Resource } from '@tuyen/model';
import type { Readers } from './settable-values.ts';

type Reading = readonly [key: string, place: string];

/**
 * Second permission that belongs to a CRUD action. The server checks `export` if a list is exported, and `import` if
 * several records are created at once.
 */
const FURTHER: Readonly<Partial<Record<CrudAction, string>>> = { list: 'export', create: 'import' };

/**
 * Returns the places in schemas that make the server read a field or require a permission, by field or permission. For
 * example, the options of `loans.shelf_id` read the shelf's `status`, because they offer only active
 * shelves.
 */
export function schemaReaders(model: Model): Readers {
  const readers = new Map<string, Set<string>>();
  for (const [key, place] of readingsIn(model)) {
    readers.set(key, (readers.get(key) ?? new Set()).add(place));
  }
  return readers;
}

function* readingsIn(model: Model): Iterable<Reading> {
  for (const resource of model.resources) {
    yield* ofFields(resource);
    yield* ofPermissions(resource);
  }
  for (const { source, steps, task } of model.flows) {
    if (task) yield [task.slug, source];
    for (const { ref, field, options } of steps.flatMap(({ fields }) => fields)) {
      const shown = `${options?.label ?? ''}${options?.hint ?? ''}`;
      for (const name of placeholdersIn(shown)) yield [`${referredBy(field)}.${name}`, `${source} \`${ref}\``];
    }
  }
  for (const { source, template, permission } of model.prints) {
    yield [permission, source];
    if (template) yield [`${template.resource}.${template.field}`, source];
  }
  for (const { source, tiles } of model.dashboards) {
    for (const tile of tiles)
      if ('permission' in tile && tile.permission !== undefined) yield [tile.permission, source];
  }
  const { name, logo, lines } = model.letterhead;
  for (const path of [...name, ...logo, ...lines]) yield [path, 'tuyen.config.json `letterhead`'];
}

function* ofFields({ name, source, fields, owner }: Resource): Iterable<Reading> {
  for (const field of fields) {
    if (field.unique || owner === field.name) yield [`${name}.${field.name}`, source];
    for (const { where = {} } of field.options ?? [])
      for (const asked of Object.keys(where)) yield [`${referredBy(field)}.${asked}`, `${source} \`${field.name}\``];
  }
}

function* ofPermissions({ module, source, actions, workflow, operations, tabs }: Resource): Iterable<Reading> {
  for (const action of actions) {
    yield [slugFor(module, action), source];
    const further = FURTHER[action];
    if (further !== undefined) yield [slugFor(module, further), source];
  }
  for (const { name, by, slug = slugFor(module, name) } of workflow?.transitions ?? [])
    if (by.includes('staff')) yield [slug, `${source} \`${name}\``];
  for (const { name, slug } of operations ?? []) yield [slug, `${source} \`${name}\``];
  for (const { name, slug } of tabs ?? []) if (slug !== undefined) yield [slug, `${source} \`${name}\``];
}

function referredBy(field: Field): string | undefined {
  return field.kind === 'reference' || field.kind === 'reference-list' ? field.resource : undefined;
}

const placeholdersIn = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
