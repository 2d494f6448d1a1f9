import { noteHeaders, sendableValue } from '../matching/header-syntax.ts';
import type { FieldErrors } from '../matching/syntax-fault.ts';
import { readText, type TemplateValues, type TextTemplate } from './template.ts';

export type HeaderTemplates = Readonly<Record<string, TextTemplate>>;

/**
 * Parses headers and the placeholders of their values.
 * @param parameters names of the parameters in the path pattern of the stub
 */
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

/** Returns header values that are safe to send, whatever the request contains. */
export function filledHeaders(headers: HeaderTemplates, values: TemplateValues): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, sendableValue(value(values))]));
}
