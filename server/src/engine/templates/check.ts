import {
  type Field,
  fieldsOfModel,
  type Model,
  pathFields,
  placeholdersIn,
  type Print,
  PRINT_WORDS,
  resolvePath,
  type Resource,
  resourceNamed,
} from '@tuyen/model';
import { nearest } from '@tuyen/model/suggest';
import type { Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
import { htmlNodes, textsIn } from './html.ts';
import { templateName, TEMPLATE_WORDS } from './names.ts';

/**
 * Checks the mail and print templates in the changed fields of a record. @throws 422 if a template contains an unknown
 * placeholder
 */
export function checkTemplates(
  model: Model,
  { name }: Pick<Resource, 'name'>,
  row: Readonly<Row>,
  changed: readonly Pick<Field, 'name'>[],
): void {
  const errors: Record<string, FieldError> = {};
  for (const print of model.prints) {
    const { template } = print;
    if (template?.resource !== name || !changed.some((field) => field.name === template.field)) continue;
    const html = row[template.field];
    const error = typeof html === 'string' ? templateError(model, print, html) : undefined;
    if (error) errors[template.field] = error;
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}

export function templateError(model: Model, print: Print, html: string): FieldError | undefined {
  const fields = resourceNamed(model, print.resource)?.fields ?? [];
  for (const text of textsIn(htmlNodes(html))) {
    for (const { name, written } of placeholdersIn(text)) {
      const known = names(model, fields, name);
      if (known === true) continue;
      const near = known.nearest;
      if (near === undefined) return { code: 'unknown_placeholder', params: { placeholder: written } };
      return { code: 'unknown_placeholder_near', params: { placeholder: written, nearest: `{${near}}` } };
    }
  }
  return undefined;
}

function names(
  model: Model,
  fields: readonly Field[],
  written: string,
): true | { readonly nearest: string | undefined } {
  const words = [...PRINT_WORDS.map((word) => `print.${word}`), ...TEMPLATE_WORDS];
  if (words.includes(written)) return true;
  const asked = templateName(written);
  if (asked.kind === 'logo') return true;
  const prefix = asked.kind === 'text' ? '' : `${asked.kind}:`;
  const found = resolvePath(asked.path, pathFields(fields), fieldsOfModel(model));
  if ('steps' in found) return true;
  const { unknown, before, known } = found;
  const bare = [...new Set(known.map((name) => name.replace(/\.$/u, '')))];
  const rest = before === '' && prefix === '' ? [...bare, ...words] : bare;
  const near = nearest(before === '' ? asked.path : unknown, rest) ?? nearest(unknown, rest);
  return { nearest: near && `${prefix}${before === '' ? '' : `${before}.`}${near}` };
}
