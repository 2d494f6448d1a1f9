import { folded } from '../kinds/csv.ts';
import type { Field } from '../model/field.ts';
import type { Model } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import { textIn } from '../model/text.ts';

/* Which fields of a resource are columns of its CSV files, how they are headed, and which of them say what record a row is about. */

/**
 * In the order of the file. Left out are secrets, documents (the address of one opens nothing by itself, and no other record may take
 * it), the history of a workflow, and ids, unless nothing else tells two records apart.
 */
export function csvFields(resource: Resource): readonly Field[] {
  const id = resource.fields.filter(({ name }) => name === 'id' && identifyingFields(resource)[0]?.name === 'id');
  const shown = resource.fields.filter(
    (field) => isShown(field) && field.name !== resource.workflow?.history && !MACHINE.has(field.name),
  );
  return [...id, ...shown];
}

const MACHINE: ReadonlySet<string> = new Set(['id', 'version']);

function isShown({ kind, writeOnly }: Field): boolean {
  return !writeOnly && kind !== 'file' && kind !== 'image';
}

/** Columns that an import writes; the others of `csvFields` are there to read, and to find the record. */
export function importedFields(resource: Resource): readonly Field[] {
  return csvFields(resource).filter((field) => !field.readOnly);
}

/** Does a cell hold all of a value? Of an object with a secret or a document in it, it does not: written back, that would be lost. */
export function fitsIntoCell(field: Field): boolean {
  return !('fields' in field) || field.fields.every((inner) => isShown(inner) && fitsIntoCell(inner));
}

/** The fields by whose value a record is found, the first its code; of a resource without any, its id. */
export function identifyingFields(resource: Resource): readonly Field[] {
  const found = resource.fields.filter(
    ({ kind, unique, writeOnly, name }) => unique && !writeOnly && name !== 'id' && IDENTIFYING.has(kind),
  );
  return found.length > 0 ? found : resource.fields.filter(({ name }) => name === 'id');
}

const IDENTIFYING: ReadonlySet<Field['kind']> = new Set(['text', 'email', 'phone', 'enum']);

/** A field's label; its name after it where another column has the same label. */
export function csvHeading(
  resource: Resource,
  field: Field,
  { languages }: Pick<Model, 'languages'>,
  language: string,
): string {
  const label = textIn(field.label, language, languages);
  const alike = csvFields(resource).filter((other) => namesOf(other, languages).includes(folded(label)));
  return alike.length === 1 ? label : `${label} (${field.name})`;
}

/** The column of a heading: a field's name, its label in any language, or both with one of them in brackets. */
export function fieldOfHeading(
  resource: Resource,
  heading: string,
  { languages }: Pick<Model, 'languages'>,
): Field | undefined {
  const fields = csvFields(resource);
  const text = folded(heading.replace(/^\uFEFF/, '').replace(/^'+(?=[=+\-@])/, ''));
  const named = fields.find(({ name }) => folded(name) === text);
  if (named) return named;
  const labelled = fields.filter((field) => namesOf(field, languages).includes(text));
  if (labelled.length === 1) return labelled[0];
  const [, before = '', inside = ''] = /^(.*?)\s*\(([^()]*)\)$/s.exec(text) ?? [];
  return fields.find(({ name }) => [before, inside].includes(folded(name)));
}

function namesOf({ name, label }: Field, languages: readonly string[]): readonly string[] {
  return [name, ...languages.map((language) => label[language] ?? '')].map(folded);
}
