import { folded } from '../kinds/cells/csv.ts';
import { kindOf } from '../kinds/index.ts';
import type { Field } from '../model/fields/field.ts';
import type { Model } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import { textIn } from '../model/text.ts';
import { walkFields } from '../model/fields/walk.ts';
import { columnsOf } from './language-columns.ts';

/* Columns of a resource's CSV files, their headings, and the columns that identify the record of a row. */

/**
 * Returns the columns in file order. Omits secrets, the history of a workflow, and uploads, because their unsigned URLs
 * open nothing and cannot be used in another record. Includes the id only if records can be changed and no other field
 * identifies them. A localized text has one column for each language.
 */
export function csvFields(resource: Resource): readonly Field[] {
  const id = resource.actions.includes('edit')
    ? resource.fields.filter(({ name }) => name === 'id' && identifyingFields(resource)[0]?.name === 'id')
    : [];
  const shown = resource.fields.filter(
    (field) => isShown(field) && field.name !== resource.workflow?.history && !MACHINE.has(field.name),
  );
  return [...id, ...shown.flatMap(columnsOf)];
}

const MACHINE: ReadonlySet<string> = new Set(['id', 'version']);

function isShown(field: Field): boolean {
  return !field.writeOnly && kindOf(field).inCsv;
}

export function importedFields(resource: Resource): readonly Field[] {
  return csvFields(resource).filter((field) => !field.readOnly);
}

/**
 * Returns whether a CSV cell can contain the whole value. A cell cannot contain secrets and uploads, so an object with
 * one of these would lose it on import.
 */
export function fitsInCell(field: Field): boolean {
  return walkFields('fields' in field ? field.fields : []).every(([, inner]) => isShown(inner));
}

/**
 * Returns the fields that identify a record in a CSV file, with the code of the record first. If the resource has no
 * such fields, returns the id.
 */
export function identifyingFields(resource: Resource): readonly Field[] {
  const found = resource.fields.filter(
    (field) => field.unique && !field.writeOnly && field.name !== 'id' && kindOf(field).identifies,
  );
  return found.length > 0 ? found : resource.fields.filter(({ name }) => name === 'id');
}

/** Returns the headings of columns: the label of the field, followed by its name if another column has the same label. */
export function csvHeadings(
  resource: Resource,
  { languages }: Pick<Model, 'languages'>,
  language: string,
): (field: Field) => string {
  const columns = csvFields(resource).map((field) => namesOf(field, languages));
  return (field) => {
    const label = textIn(field.label, language, languages);
    const same = foldedHeading(label);
    return columns.filter((names) => names.includes(same)).length === 1 ? label : `${label} (${field.name})`;
  };
}

/**
 * Returns the field of a heading: a field's name, its label in any language, or both with one of them in parentheses. The
 * name or label of a localized text alone is the heading of its text in the default language.
 */
export function fieldOfHeading(
  resource: Resource,
  heading: string,
  { languages }: Pick<Model, 'languages'>,
): Field | undefined {
  const fields = csvFields(resource);
  const text = foldedHeading(heading).replace(/^'+(?=[=+\-@])/, '');
  const named = fields.find(({ name }) => folded(name) === text);
  if (named) return named;
  const withLabel = fields.filter((field) => namesOf(field, languages).includes(text));
  if (withLabel.length === 1) return withLabel[0];
  const [, before = '', inside = ''] = /^(.*?)\s*\(([^()]*)\)$/s.exec(text) ?? [];
  const both = fields.find(({ name }) => [before, inside].includes(folded(name)));
  if (both) return both;
  const localized = resource.fields.filter(
    (field) => field.kind === 'localized-text' && namesOf(field, languages).includes(text),
  );
  const [first] = localized.length === 1 ? localized.flatMap((field) => columnsOf(field)) : [];
  return fields.find((field) => field === first);
}

/**
 * Normalizes a heading for comparison: ignores case, accents, zero-width characters and the kind of white space.
 * Spreadsheets and web pages insert zero-width characters and no-break spaces.
 */
export function foldedHeading(heading: string): string {
  return folded(heading.replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '').replaceAll(/\s+/gu, ' '));
}

function namesOf({ name, label }: Field, languages: readonly string[]): readonly string[] {
  return [name, ...languages.map((language) => label[language] ?? '')].map(foldedHeading);
}
