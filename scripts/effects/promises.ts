import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectIn } from '../json.ts';

/** Value that operators can set and that has an effect only if something reads it. */
export interface SchemaPromise {
  readonly group: string;
  readonly name: string;
  /** Reason why nothing in this repository reads the value: `x-informative`. */
  readonly informative?: string;
  /** Readers outside of code: rules of other schemas, or the engine. */
  readonly readBy: readonly string[];
}

/** Resources whose fields are all checked, and the checked fields of other resources. */
const FIELDS: Readonly<Record<string, readonly string[] | 'all'>> = {
  settings: 'all',
  'ticket-prices': 'all',
  'object-groups': 'all',
  agencies: ['contract_from', 'contract_to', 'commission_percent', 'deposit', 'status'],
  devices: ['activation_key', 'machine_config', 'status'],
  nodes: ['ticket_types', 'status'],
  routes: ['monthly_sale', 'status'],
  schedules: ['weekdays', 'valid_from', 'valid_to', 'departures', 'status'],
  'ticket-counters': ['delivers_cards', 'status'],
  vehicles: ['inspection_expires_on', 'status'],
};

interface Property {
  readonly 'x-unique'?: boolean;
  readonly 'x-informative'?: string;
  readonly 'x-reference'?: string | { readonly resource: string };
  readonly 'x-options'?: { readonly where?: object } | readonly { readonly where?: object }[];
}

interface ResourceFile {
  readonly name: string;
  readonly module: string;
  readonly actions?: readonly string[];
  readonly owner?: string;
  readonly workflow?: { readonly transitions: readonly { readonly name: string; readonly by: readonly string[] }[] };
  readonly operations?: readonly { readonly name: string; readonly slug?: string }[];
  readonly tabs?: readonly { readonly name: string; readonly slug?: string }[];
  readonly schema: { readonly properties: Readonly<Record<string, Property>> };
}

/** Maps the second part of a slug to the resource action that requires it. */
const ENGINE: Readonly<Record<string, string>> = {
  read: 'list',
  create: 'create',
  update: 'edit',
  delete: 'delete',
  import: 'create',
  export: 'list',
};

/** Returns the fields, each with the rules of other schemas that refer to it. */
export function fieldPromises(root: string): readonly SchemaPromise[] {
  const files = resourceFiles(root);
  const pages = flowFiles(root);
  const templates = templatesOf(root);
  return files.flatMap(({ name: group, schema }) => {
    const chosen = FIELDS[group];
    return Object.entries(schema.properties)
      .filter(([name]) => chosen === 'all' || chosen?.includes(name))
      .map(([name, property]) => {
        const why = property['x-informative'];
        const readBy = [
          ...rulesAbout(files, group, name),
          ...shownBy(pages, files, group, name),
          ...(templates.get(`${group}.${name}`) ?? []),
        ];
        return { group, name, ...(why !== undefined && { informative: why }), readBy };
      });
  });
}

/**
 * Returns the effects of schema rules about the field. For example, `ticket-prices.object_group_id` offers groups whose
 * `status` is ACTIVE, and the engine rejects others. The engine also rejects duplicate values of a unique field, and
 * the owner field decides who may change a record.
 */
function rulesAbout(files: readonly ResourceFile[], resource: string, field: string): readonly string[] {
  return files.flatMap((file) => {
    const at = `schemas/resources/${file.name}.json`;
    const own = file.name === resource ? file.schema.properties[field] : undefined;
    const isRule = own?.['x-unique'] === true || file.owner === field;
    const rules = Object.entries(file.schema.properties).flatMap(([name, property]) => {
      const asks = [property['x-options'] ?? []].flat().some(({ where }) => where !== undefined && field in where);
      return asks && targetOf(property) === resource ? [`${at} \`${name}\``] : [];
    });
    return own && isRule ? [at, ...rules] : rules;
  });
}

function shownBy(
  pages: readonly (readonly [name: string, page: unknown])[],
  files: readonly ResourceFile[],
  resource: string,
  field: string,
): readonly string[] {
  return pages.flatMap(([name, page]) =>
    choicesIn(page)
      .filter(({ options: { label, hint = '' } }) => `${label}${hint}`.includes(`{${field}}`))
      .filter((choice) => {
        const [from = '', property = ''] = choice.field.split('.');
        return targetOf(files.find((file) => file.name === from)?.schema.properties[property]) === resource;
      })
      .map((choice) => `schemas/flows/${name} \`${choice.field}\``),
  );
}

/** Maps a template setting such as `settings.order_print_template` to the documents that are printed with it. */
function templatesOf(root: string): ReadonlyMap<string, readonly string[]> {
  const named = jsonFiles(join(root, 'schemas/prints')).flatMap(([name, print]) => {
    const { template } = objectIn(print);
    return typeof template === 'string' ? [{ template, at: `schemas/prints/${name}` }] : [];
  });
  const byField = Map.groupBy(named, ({ template }) => template);
  return new Map([...byField].map(([field, places]) => [field, places.map(({ at }) => at)]));
}

interface Choice {
  readonly field: string;
  readonly options: { readonly label: string; readonly hint?: string };
}

function choicesIn(node: unknown): readonly Choice[] {
  if (typeof node !== 'object' || node === null) return [];
  const { field, options } = objectIn(node);
  const { label, hint } = objectIn(options);
  const isChoice = typeof field === 'string' && typeof label === 'string';
  return [
    ...(isChoice ? [{ field, options: { label, ...(typeof hint === 'string' && { hint }) } }] : []),
    ...Object.values(node).flatMap(choicesIn),
  ];
}

function targetOf(property: Property | undefined): string | undefined {
  const to = property?.['x-reference'];
  return typeof to === 'object' ? to.resource : to;
}

/** Returns the permissions, each with the resources whose actions, transitions, operations or tabs require it. */
export function slugPromises(root: string, slugs: readonly string[]): readonly SchemaPromise[] {
  const files = resourceFiles(root);
  return slugs.map((slug) => {
    const [module = '', action = ''] = slug.split('.');
    const readBy = files
      .filter((file) => file.module === module)
      .flatMap((file) => {
        const at = `schemas/resources/${file.name}.json`;
        const moves = file.workflow?.transitions.some(({ name, by }) => name === action && by.includes('staff'));
        const operated = file.operations?.some(({ name, slug = name }) => slug === action);
        if (moves || operated) return [`${at} \`${action}\``];
        if (isOffered(file, action)) return [at];
        return (file.tabs ?? []).flatMap((tab) => (tab.slug === action ? [`${at} \`${tab.name}\``] : []));
      });
    return { group: 'permissions', name: slug, readBy };
  });
}

function isOffered({ actions = ['list', 'show', 'create', 'edit', 'delete'] }: ResourceFile, action: string): boolean {
  const needed = ENGINE[action];
  return needed !== undefined && (actions.includes(needed) || (action === 'read' && actions.includes('show')));
}

const resourceFiles = (root: string): readonly ResourceFile[] =>
  // Safe cast: schema validation reports files of any other shape.
  jsonFiles(join(root, 'schemas/resources')).map(([, file]) => file as ResourceFile);

const flowFiles = (root: string) => jsonFiles(join(root, 'schemas/flows'));

function jsonFiles(folder: string): readonly (readonly [name: string, content: unknown])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const);
}
