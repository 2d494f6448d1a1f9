import type { Field, FieldKind } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';
import { namesInTitle } from '../placeholders/names-in-title.ts';

export const REPORT_PERIODS = ['day', 'week', 'month'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Maximum length of a text by whose values records are grouped. Longer texts are remarks, not categories. */
const LONGEST_TEXT = 100;

/** Returns whether the server makes reports of a resource. Whoever may list its records may then make them. */
export function isReported(resource: Resource): boolean {
  const { report, actions, place, singleton } = resource;
  return report !== false && actions.includes('list') && !place && !singleton;
}

/** Returns the fields by which the records of a resource can be grouped, in the order of the resource. */
export function groupableFields(resource: Resource): readonly Field[] {
  if (!isReported(resource)) return [];
  const named = resource.report === false ? undefined : resource.report?.groups;
  const inTitle = new Set(namesInTitle(resource.title));
  return resource.fields.filter(
    (field) => isGroupable(field) && (named?.includes(field.name) ?? isOffered(field, inTitle)),
  );
}

/** Returns the number fields that a report can add up, in the order of the resource. */
export function measurableFields(resource: Resource): readonly Field[] {
  if (!isReported(resource)) return [];
  const named = resource.report === false ? undefined : resource.report?.measures;
  return resource.fields.filter((field) => isMeasurable(field) && (named?.includes(field.name) ?? !field.system));
}

export function isGroupable(field: Field): boolean {
  if (field.writeOnly || field.name === 'id') return false;
  if (field.kind === 'text') return !field.multiline && (field.maxLength ?? Infinity) <= LONGEST_TEXT;
  return GROUPED.has(field.kind);
}

/** Returns whether a schema can name a field of the kind as a group. */
export function isGroupingKind({ name }: { readonly name: FieldKind }): boolean {
  return name === 'text' || GROUPED.has(name);
}

export function isMeasurable(field: Field): boolean {
  return !field.writeOnly && isMeasuringKind({ name: field.kind });
}

export function isMeasuringKind({ name }: { readonly name: FieldKind }): boolean {
  return MEASURED.has(name);
}

/** Returns the periods by which a field can be grouped. Empty if the field has no day. */
export function periodsOf({ kind }: Field): readonly ReportPeriod[] {
  if (kind === 'date' || kind === 'date-time') return REPORT_PERIODS;
  return kind === 'month' ? ['month'] : [];
}

const GROUPED: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'enum',
  'boolean',
  'reference',
  'date',
  'date-time',
  'month',
  'year',
]);
const MEASURED: ReadonlySet<FieldKind> = new Set<FieldKind>(['integer', 'decimal', 'money']);

/** Texts that differ in every record, such as numbers and names, are offered only if the schema names them. */
function isOffered(field: Field, inTitle: ReadonlySet<string>): boolean {
  return field.kind !== 'text' || !(field.unique || field.serial !== undefined || inTitle.has(field.name));
}
