import type { Condition, JsonSchema } from './json-schema.ts';
import type { Field } from './field.ts';
import type { Text } from './text.ts';
import type { Workflow } from './workflow.ts';

/** In place of a field's name in `owner`; no field can be called so. */
export const TOP_OFFICE = 'top-office';

export type CrudAction = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** One resource as its schema file describes it, every default filled in. Plain JSON: it is what `GET meta/resources` hands out. */
export interface Resource {
  /** REST path, table and file name: `stop-points`. */
  readonly name: string;
  /** First half of its permission slugs: `stop-point`. */
  readonly module: string;
  /** Singular and plural. */
  readonly label: Text;
  readonly plural: Text;
  /** A Material icon's name. */
  readonly icon: string;
  /** Menu group; null keeps it out of the menu. */
  readonly menu: string | null;
  /** How one record is called: `{code} – {name}`. Every name in braces is a field. */
  readonly title: string;
  /** `office`: each record belongs to an office (`office_id`) and only that office, and those above it, see it. */
  readonly scope: 'office' | 'global';
  /**
   * Of records that all offices read: the field that refers to the office by whose staff alone, and those above it, they are
   * changed; or `top-office`. A record whose field is empty is the top office's.
   */
  readonly owner?: string;
  /** The file it came from, relative to the project: `schemas/resources/stop-points.json`. */
  readonly source: string;
  /** In file order, system fields last. */
  readonly fields: readonly Field[];
  /** JSON Schema of a record as a client writes it; references inlined, read-only and system fields left out. */
  readonly schema: JsonSchema;
  /** What the API and the screens offer at all; who may is a matter of permissions. */
  readonly actions: readonly CrudAction[];
  readonly list: ListView;
  readonly form: { readonly sections: readonly Section[] };
  readonly show: { readonly sections: readonly Section[] };
  readonly workflow?: Workflow;
  /** One effective record an office, e.g. settings/site-config: missing values come from the office above, then from defaults. */
  readonly singleton?: { readonly path: string };
  /** How many rows a seed makes up where the domain brings no fixtures of its own. */
  readonly seed: number;
}

export interface ListView {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

export interface Section {
  readonly name: string;
  /** Empty for the one section of a resource that names none. */
  readonly label?: Text;
  readonly fields: readonly string[];
  readonly when?: Condition;
}

/** The label of a section of the show page where the form has a section of that name with another label. */
export function shownOtherwise(resource: Resource, name: string, label: Text | undefined): Text | undefined {
  const inForm = resource.form.sections.find((section) => section.name === name)?.label;
  if (!label || !inForm) return undefined;
  return JSON.stringify(label) === JSON.stringify(inForm) ? undefined : label;
}
