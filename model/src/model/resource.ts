import type { Capabilities } from './capabilities.ts';
import type { Condition, JsonSchema } from './json/json-schema.ts';
import type { Field } from './fields/field.ts';
import type { Place } from './place.ts';
import type { Operation } from './work/operation.ts';
import type { RelatedList } from './work/related.ts';
import type { Tab } from './work/tab.ts';
import type { Text } from './text.ts';
import type { View } from './work/view.ts';
import type { Workflow } from './work/workflow.ts';

/** Value of a resource's `owner` that means the top office instead of naming a field. */
export const TOP_OFFICE = 'top-office';

export type ServedPurpose = 'webhooks' | 'webhook-deliveries';

export type CrudAction = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** Resource with all defaults applied. Plain JSON: `GET meta/resources` returns it. */
export interface Resource {
  readonly name: string;
  /** Back end that stores the records. Absent: the project's own server. */
  readonly place?: Place;
  /** What another back end can do. Absent: everything, because the project's own server stores the records. */
  readonly capabilities?: Capabilities;
  readonly renamedFrom?: string;
  readonly module: string;
  readonly label: Text;
  readonly plural: Text;
  readonly icon: string;
  readonly menu: string | null;
  /** Template of a record's title: `{code} – {name}`. Every name in braces is a field. */
  readonly title: string;
  /** `office`: each record belongs to an office (`office_id`), and only that office and its ancestors can read it. */
  readonly scope: 'office' | 'global';
  /**
   * Name of a field that contains an office, or `top-office`. Only for records that all offices can read: only the
   * office in the field and its ancestors may change the record. With an empty field or `top-office`, only the top
   * office may change the record.
   */
  readonly owner?: string;
  readonly source: string;
  /** Fields in the order of the schema file, followed by the system fields. */
  readonly fields: readonly Field[];
  /** JSON Schema of a request body: references inlined, without read-only and system fields. */
  readonly schema: JsonSchema;
  readonly actions: readonly CrudAction[];
  readonly list: ListView;
  readonly tabs?: readonly Tab[];
  readonly form: { readonly sections: readonly Section[] };
  readonly show: { readonly sections: readonly Section[] };
  readonly workflow?: Workflow;
  readonly operations?: readonly Operation[];
  readonly related?: readonly RelatedList[];
  readonly views?: readonly View[];
  /**
   * For resources such as logs: records are never edited or deleted individually. They are stored by month, and the
   * server removes a whole month at once.
   */
  readonly byMonth?: true;
  readonly timeline?: true;
  readonly notes?: true;
  /** Files can be attached to a record, besides the files in its fields. */
  readonly attachments?: true;
  /**
   * Fields by which reports group records, and number fields that they add up. Absent: all fields that fit. False: no
   * reports.
   */
  readonly report?: false | { readonly groups?: readonly string[]; readonly measures?: readonly string[] };
  /** What the server itself uses the records for. */
  readonly serves?: ServedPurpose;
  /**
   * One effective record per office, such as settings/site-config. Missing values come from the parent office, then
   * from defaults.
   */
  readonly singleton?: { readonly path: string };
  /** Number of synthetic rows to create if the project's own server code has no fixtures for the resource. */
  readonly seed: number;
}

export interface ListView {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  /** Fields that users can build conditions with. By default, all fields that can be compared. */
  readonly conditions?: readonly string[];
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Fields that the list changes in cells and for several records at once. Absent: all that fit in a cell. */
  readonly edit?: readonly string[];
  /** Boolean field. The list leaves out records in which it is true until the reader asks for them. */
  readonly fold?: string;
  /** Refresh interval of an open list, in seconds. */
  readonly refresh?: number;
}

export interface Section {
  readonly name: string;
  readonly label?: Text;
  readonly fields: readonly string[];
  readonly when?: Condition;
  /** Whether the section is in the side column of a record's page. */
  readonly aside?: true;
}

export function showLabel(resource: Resource, name: string, label: Text | undefined): Text | undefined {
  const inForm = resource.form.sections.find((section) => section.name === name)?.label;
  if (!label || !inForm) return undefined;
  return JSON.stringify(label) === JSON.stringify(inForm) ? undefined : label;
}

/** Returns the resource whose records the server uses for a purpose. */
export function resourceServing(
  { resources }: { readonly resources: readonly Resource[] },
  purpose: ServedPurpose,
): Resource | undefined {
  return resources.find(({ serves }) => serves === purpose);
}
