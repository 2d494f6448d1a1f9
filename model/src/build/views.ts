import { namesInTitle } from '../placeholders/names-in-title.ts';
import { kindOf } from '../kinds/index.ts';
import { type Field, serialOf } from '../model/fields/field.ts';
import type { ListView, Section } from '../model/resource.ts';
import { slugFor } from '../model/permission.ts';
import { isObject } from '../model/json/is-object.ts';
import type { Enum } from '../model/model.ts';
import { sortOf } from '../model/work/sort-order.ts';
import type { Tab } from '../model/work/tab.ts';
import type { Text } from '../model/text.ts';
import type { ResourceFile, TabFile } from '../generated/resource.ts';
import type { SectionFile } from '../generated/section.ts';

/* Default title, list, form and show page of a resource, for keys that its schema file leaves out. */

const MAX_COLUMNS = 7;
const MAX_FILTERS = 6;

/** Returns the default title of records: the first required text field, else the first text field, else the id. */
export function defaultTitle(fields: readonly Field[]): string {
  const texts = fields.filter((field) => !field.system && !field.writeOnly && kindOf(field).defaults.title(field));
  const found = texts.find((field) => field.required) ?? texts[0];
  return `{${found?.name ?? 'id'}}`;
}

export function buildList(file: ResourceFile, fields: readonly Field[], title: string): ListView {
  return {
    columns: file.list?.columns ?? defaultColumns(fields, title, file.workflow?.field),
    filters: file.list?.filters ?? defaultFilters(fields),
    ...(file.list?.conditions && { conditions: file.list.conditions }),
    sort: sortOf(file.list?.sort ?? defaultSort(file, fields, title)),
    ...(file.list?.edit && { edit: file.list.edit }),
    ...(file.list?.fold !== undefined && { fold: file.list.fold }),
    ...(file.list?.refresh !== undefined && { refresh: file.list.refresh }),
  };
}

/**
 * Returns the default columns of a list: fields of the title, then the state, then required fields, then all others.
 * Each group keeps the order of the schema file.
 */
function defaultColumns(fields: readonly Field[], title: string, state: string | undefined): readonly string[] {
  const fitting = fields.filter(isShort);
  const titled = namesInTitle(title).filter((name) => fitting.some((field) => field.name === name));
  const weight = (field: Field) => (field.name === state ? 0 : field.required ? 1 : 2);
  const others = fitting
    .filter((field) => !titled.includes(field.name))
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, Math.max(0, MAX_COLUMNS - titled.length));
  return [...titled, ...fitting.filter((field) => others.includes(field)).map((field) => field.name)];
}

function isShort(field: Field): boolean {
  return !field.system && !field.writeOnly && kindOf(field).defaults.column(field);
}

function defaultFilters(fields: readonly Field[]): readonly string[] {
  return fields
    .filter((field) => !field.system && !field.writeOnly && kindOf(field).defaults.filter)
    .slice(0, MAX_FILTERS)
    .map((field) => field.name);
}

/**
 * Returns the default order of a list. It is by title, except that the newest records come first in three cases:
 * records have a workflow, their title is a serial, or only the system writes them.
 */
function defaultSort(file: ResourceFile, fields: readonly Field[], title: string): string {
  const writable = !file.actions || file.actions.includes('create') || file.actions.includes('edit');
  const first = fields.find((field) => field.name === namesInTitle(title)[0]);
  const byName = writable && !file.workflow && first && first.name !== 'id' && kindOf(first).sortable;
  return byName && serialOf(first) === undefined ? first.name : '-created_at';
}

export interface TabWords {
  readonly module: string;
  readonly fields: readonly Field[];
  readonly enums: ReadonlyMap<string, Enum>;
}

export function buildTab({ name, label, filter, sort, columns, slug }: TabFile, words: TabWords): Tab {
  const { module } = words;
  return {
    name,
    label: label ?? labelOfState(filter, words),
    filter,
    ...(sort !== undefined && { sort: sortOf(sort) }),
    ...(columns && { columns }),
    ...(slug !== undefined && { slug: slugFor(module, slug) }),
  };
}

/**
 * Returns the label of a state, for a tab that shows only the records in it. The tab takes this label, so that the
 * state has the same name everywhere.
 */
function labelOfState(filter: TabFile['filter'], { fields, enums }: TabWords): Text {
  const [name, value] = onlyTerm(filter) ?? [];
  const field = fields.find((one) => one.name === name);
  const values = field?.kind === 'enum' ? enums.get(field.enum)?.values : undefined;
  return values?.find((one) => one.value === value)?.label ?? {};
}

/**
 * Returns the field and the value of a filter with a single condition on a text, such as `{ state: 'ACTIVE' }`. Returns
 * undefined for any other filter.
 */
export function onlyTerm(filter: unknown): readonly [field: string, value: string] | undefined {
  const [conditions, other] = [filter].flat();
  const terms = isObject(conditions) && other === undefined ? Object.entries(conditions) : [];
  const [[name, value] = []] = terms;
  return terms.length === 1 && name !== undefined && typeof value === 'string' ? [name, value] : undefined;
}

/**
 * Returns the sections of a form. If the file defines none, all simple fields share one section, and each wide field,
 * such as a list of objects, gets its own.
 */
export function buildForm(file: ResourceFile, fields: readonly Field[]): readonly Section[] {
  if (file.form) return file.form.sections.map(sectionOf);
  const own = fields.filter((field) => !field.system);
  const wide = own.filter((field) => kindOf(field).defaults.section);
  const main = own.filter((field) => !wide.includes(field)).map((field) => field.name);
  return [
    ...(main.length > 0 ? [{ name: 'main', fields: main }] : []),
    ...wide.map((field) => ({ name: field.name, label: field.label, fields: [field.name] })),
  ];
}

export function buildShow(
  file: ResourceFile,
  fields: readonly Field[],
  form: readonly Section[],
  systemLabel: Section['label'],
): readonly Section[] {
  if (file.show) return file.show.sections.map(sectionOf);
  const shown = new Set(form.flatMap((section) => section.fields));
  const leftOut = fields.filter((field) => !field.system && !field.writeOnly && !shown.has(field.name));
  const system = fields.filter((field) => field.system && field.name !== 'id' && field.name !== 'version');
  return withFields(form, leftOut).concat({
    name: 'system',
    ...(systemLabel && { label: systemLabel }),
    fields: system.map((field) => field.name),
  });
}

function withFields(sections: readonly Section[], more: readonly Field[]): readonly Section[] {
  const [first, ...others] = sections;
  const names = more.map((field) => field.name);
  if (names.length === 0) return sections;
  if (!first || first.when) return [{ name: 'main', fields: names }, ...sections];
  return [{ ...first, fields: [...first.fields, ...names] }, ...others];
}

function sectionOf(file: SectionFile): Section {
  return {
    name: file.name,
    ...(file.label && { label: file.label }),
    fields: file.fields,
    ...(file.when && { when: file.when }),
    ...(file.aside === true && { aside: true }),
  };
}
