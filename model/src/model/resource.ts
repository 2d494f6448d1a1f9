import type { Condition, JsonSchema } from './json/json-schema.ts';
import type { Field } from './fields/field.ts';
import type { Operation } from './work/operation.ts';
import type { RelatedList } from './work/related.ts';
import type { Tab } from './work/tab.ts';
import type { Text } from './text.ts';
import type { View } from './work/view.ts';
import type { Workflow } from './work/workflow.ts';

/** A value of `owner` that is no field name. */
export const TOP_OFFICE = 'top-office';

export type CrudAction = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** One resource with all defaults. Plain JSON: `GET meta/resources` returns it. */
export interface Resource {
  /** REST path, table and file name: `reading-rooms`. */
  readonly name: string;
  /** The name that it had before, which kept tables may still have. */
  readonly renamedFrom?: string;
  /** The first part of its permission slugs: `reading-room`. */
  readonly module: string;
  /** Singular and plural. */
  readonly label: Text;
  readonly plural: Text;
  /** Name of a Material icon. */
  readonly icon: string;
  /** Menu group; null keeps it out of the menu. */
  readonly menu: string | null;
  /** Template of a record's title: `{code} – {name}`. Every name in braces is a field. */
  readonly title: string;
  /** `office`: each record belongs to an office (`office_id`), and only that office and those above it can read it. */
  readonly scope: 'office' | 'global';
  /**
   * For records that all offices read: the field with the office whose staff, and those above it, may change the record; or
   * `top-office`. A record with an empty field belongs to the top office.
   */
  readonly owner?: string;
  /** The schema file, relative to the project: `schemas/resources/reading-rooms.json`. */
  readonly source: string;
  /** In the order of the file, system fields last. */
  readonly fields: readonly Field[];
  /** JSON Schema of a request body: references inlined, without read-only and system fields. */
  readonly schema: JsonSchema;
  /** The actions that exist in the API and the screens. Permissions decide who may use them. */
  readonly actions: readonly CrudAction[];
  readonly list: ListView;
  /** Absent where there are none. */
  readonly tabs?: readonly Tab[];
  readonly form: { readonly sections: readonly Section[] };
  readonly show: { readonly sections: readonly Section[] };
  readonly workflow?: Workflow;
  /** Absent where there are none. */
  readonly operations?: readonly Operation[];
  /** Lists on the show page; absent where there are none. */
  readonly related?: readonly RelatedList[];
  /** Pages beside the list. Absent where there are none. */
  readonly views?: readonly View[];
  /** Entries that are never edited or deleted one by one. They are stored and removed by month. */
  readonly byMonth?: true;
  /** Whether the show page has a timeline: `GET {name}/{id}/timeline`. */
  readonly timeline?: true;
  /** Whether staff may write notes on a record. */
  readonly notes?: true;
  /** One effective record per office, e.g. settings/site-config: missing values come from the office above, then from defaults. */
  readonly singleton?: { readonly path: string };
  /** The number of synthetic rows of a seed if the domain has no fixtures. */
  readonly seed: number;
}

export interface ListView {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Seconds after which an open list asks again. */
  readonly refresh?: number;
}

export interface Section {
  readonly name: string;
  /** Absent for the default section. */
  readonly label?: Text;
  readonly fields: readonly string[];
  readonly when?: Condition;
}

/** The label of a section of the show page if the form has a section of that name with another label. */
export function showLabel(resource: Resource, name: string, label: Text | undefined): Text | undefined {
  const inForm = resource.form.sections.find((section) => section.name === name)?.label;
  if (!label || !inForm) return undefined;
  return JSON.stringify(label) === JSON.stringify(inForm) ? undefined : label;
}
