import { selectableValues, answerRequired, type FlowField } from '@tuyen/model';
import type { Reader } from '../contract.ts';
import type { FieldError, Row } from '@tuyen/server/domain';
import { missingDocuments } from '../rules/eligibility/group.ts';
import type { Catalog } from './lists.ts';

interface ChoiceSources {
  readonly reader: Reader;
  readonly catalog: Catalog;
  readonly language: string;
  /** Errors that are already known, by field. Their fields are not checked again. */
  readonly known?: Readonly<Record<string, FieldError>>;
  /** Returns true if the field is always required, even if its list of choices is empty. */
  required(field: FlowField): boolean;
}

/**
 * Returns errors for answers that are not in their field's list of choices, and for missing answers. A list of choices
 * can make its field required, and can have a specific error for a value that it does not contain. That error is thrown
 * if it is the only one.
 * @param fields fields of the current step
 * @param answers the form plus stored values that narrow the lists
 */
export async function checkChoices(
  fields: readonly FlowField[],
  form: Row,
  answers: Row,
  { reader, catalog, language, required, known = {} }: ChoiceSources,
): Promise<Readonly<Record<string, FieldError>>> {
  const errors: Record<string, FieldError> = { ...known };
  for (const { name, field, choices } of fields) {
    if (!choices || !('enum' in field) || form[name] === undefined || errors[name]) continue;
    const allowed: readonly unknown[] = selectableValues(choices, field.values, answers);
    if (!allowed.includes(form[name])) errors[name] = { code: 'not_offered' };
  }
  for (const asking of fields) {
    const { name, field, options } = asking;
    const upload = 'accept' in field;
    if (!options || errors[name] || (form[name] === undefined && !options.requiredBy && !upload)) continue;
    const { path, query, names, complete } = asked(options.path, answers);
    // Some lists of choices depend on another answer. If that answer is rejected, skip the list: one wrong answer
    // should cause only one error.
    if ((form[name] === undefined && !complete) || names.some((other) => errors[other])) continue;
    const list = catalog.get(path);
    if (!list) throw new Error(`the choices of ${name} come from ${path}, which is not a list of the catalog`);
    if (list.offers && typeof form[name] === 'string') {
      if (!(await list.offers(reader, query, form[name]))) errors[name] = { code: 'not_offered' };
      continue;
    }
    const rows = await list.rows(reader, query, language);
    if (upload) {
      const error = uploadError(
        rows.map((row) => String(row[options.value])),
        form[name],
        required(asking),
      );
      if (error) errors[name] = error;
      continue;
    }
    if (form[name] === undefined) {
      // A field without an answer gets its default value, which is validated when the record is saved.
      const fallback = 'default' in field ? field.default : undefined;
      if (fallback === undefined && answerRequired(rows, options.requiredBy)) errors[name] = { code: 'required' };
      continue;
    }
    const available = new Set(rows.filter((row) => !row['refused']).map((row) => row[options.value]));
    const chosen: readonly unknown[] = Array.isArray(form[name]) ? form[name] : [form[name]];
    for (const value of chosen) {
      if (available.has(value)) continue;
      const problem = await list.refusal?.(reader, query, value);
      if (problem && Object.keys(errors).length === 0) throw problem;
      errors[name] = problem?.errors?.[name] ?? { code: 'not_offered' };
    }
  }
  return errors;
}

/**
 * Checks that there is one uploaded file for each required document. Rejects files if no document is required and the
 * upload is optional.
 */
function uploadError(names: readonly string[], value: unknown, required: boolean): FieldError | undefined {
  const files = Array.isArray(value) ? value : [value].filter((one) => one !== undefined);
  if (!required && names.length === 0 && files.length > 0) return { code: 'not_offered' };
  const missing = missingDocuments(names, files);
  return missing.length > 0 ? { code: 'documents_missing', params: { missing: missing.join('; ') } } : undefined;
}

const PLACEHOLDER = /\{([\w.]+)(\??)\}/g;

interface Question {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly complete: boolean;
}

function asked(source: string, answers: Row): Question {
  const end = source.includes('?') ? source.indexOf('?') : source.length;
  const given = [...new URLSearchParams(source.slice(end + 1))].map(([name, value]) => [
    name,
    value.replace(PLACEHOLDER, (_match, answer: string) => String(answers[answer] ?? '')),
  ]);
  const placeholders = [...source.matchAll(PLACEHOLDER)].map(([, name = '', optional]) => ({ name, optional }));
  return {
    path: source.slice(0, end),
    query: Object.fromEntries(given.filter(([, value]) => value !== '')),
    names: placeholders.map(({ name }) => name),
    complete: placeholders.every(({ name, optional }) => optional || answers[name] !== undefined),
  };
}
