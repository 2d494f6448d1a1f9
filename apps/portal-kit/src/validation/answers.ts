import { canonicalText, holds, isObject, textFormOf, transformText } from '@tuyen/model';
import type { Answers, FormField, FormPage, FormStep } from '../form-page.ts';

export function withoutBlanks(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => !isBlank(value)));
}

/** Returns the answers as they are validated and sent: without blanks, with texts normalized as the server stores them. */
export function cleaned(fields: readonly FormField[], answers: Answers): Answers {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(withoutBlanks(answers)).map(([name, value]) => {
      const field = byName.get(name);
      if (field?.row && Array.isArray(value)) return [name, cleanedRows(field.row, value)];
      if (!field || typeof value !== 'string') return [name, value];
      const text = canonicalText(textFormOf(field), value) ?? '';
      return [name, field.transform ? transformText(field.transform, text.trim()) : text];
    }),
  );
}

function cleanedRows(row: readonly FormField[], rows: readonly unknown[]): readonly Answers[] {
  return rows
    .filter(isObject)
    .filter((one) => !isBlank(one))
    .map((one) => cleaned(row, one));
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  // A list of rows is blank if each row is. Lists of texts may have empty places that count.
  if (Array.isArray(value)) return value.every((one) => isObject(one) && isBlank(one));
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/** Returns the answers without dates of which a part is still missing. No list of choices depends on those. */
export function completeAnswers({ steps }: Pick<FormPage, 'steps'>, answers: Answers): Answers {
  const dates = steps.flatMap(({ fields }) => fields.filter(({ widget }) => widget === 'DateWidget'));
  const partial = new Set(dates.map(({ name }) => name).filter((name) => !isWholeDate(answers[name])));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !partial.has(name)));
}

const isWholeDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

export function askedFields(step: FormStep, answers: Answers): readonly FormField[] {
  return step.fields.filter(({ when }) => holds(when, answers));
}

export function payload(page: FormPage, answers: Answers): Record<string, unknown> {
  const asked = page.steps.flatMap((step) => askedFields(step, answers));
  const names = new Set(asked.map(({ name }) => name));
  return Object.fromEntries(Object.entries(cleaned(asked, answers)).filter(([name]) => names.has(name)));
}

/**
 * Returns the answers that the price depends on. Omits a whole step if one of these answers is missing or invalid in
 * it, because the server rejects incomplete price requests. For example, an incomplete address has no shipping fee.
 * Answers that do not affect the price, such as documents, may be missing.
 */
export function quotable(page: FormPage, answers: Answers): Record<string, unknown> {
  const complete = page.steps.filter((step) => isPriceable(step, answers));
  if (!page.steps[0] || !complete.includes(page.steps[0])) return {};
  const priced = complete.flatMap(({ fields }) => fields.filter((field) => field.priced).map(({ name }) => name));
  const sent = payload({ ...page, steps: complete }, answers);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => priced.includes(name)));
}

function isPriceable({ validate, fields }: FormStep, answers: Answers): boolean {
  if (validate(cleaned(fields, answers))) return true;
  const unpriced = fields.filter(({ priced }) => !priced).map(({ name }) => name);
  const findings = validate.errors ?? [];
  const names = findings.map(({ instancePath, params }) => instancePath.split('/')[1] ?? params['missingProperty']);
  return names.length > 0 && names.every((name) => typeof name === 'string' && unpriced.includes(name));
}

export function stepOf(page: FormPage, path: string): number {
  const name = path.split('.', 1)[0];
  return page.steps.findIndex((step) => step.fields.some((field) => field.name === name));
}
