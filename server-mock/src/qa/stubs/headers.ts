import { noteHeaders, sendableValue } from '../matching/header-syntax.ts';
import type { FieldErrors } from '../matching/syntax-fault.ts';
import { readText, type TemplateValues, type TextTemplate } from './template.ts';

export type HeaderTemplates = Readonly<Record<string, TextTemplate>>;

export function readHeaders(
  errors: FieldErrors,
  headers: Readonly<Record<string, unknown>> = {},
  place: string,
  parameters: readonly string[],
): HeaderTemplates {
  noteHeaders(errors, place, headers);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      readText(errors, String(value), `${place}.${name}`, parameters),
    ]),
  );
}

export function filledHeaders(headers: HeaderTemplates, values: TemplateValues): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, sendableValue(value(values))]));
}
