import { randomUUID } from 'node:crypto';
import { CLOCK, clockText, clockTime } from '@tuyen/model';
import { type JsonPath, parseJsonPath, valuesAt } from '../matching/json-path.ts';
import type { ReceivedRequest } from '../matching/request-match.ts';
import { type FieldErrors, parseAt, SyntaxFault } from '../matching/syntax-fault.ts';

export interface TemplateValues {
  readonly request: Omit<ReceivedRequest, 'path'> & { readonly path: Readonly<Record<string, string>> };
  readonly clock: Parameters<typeof clockText>[1];
  readonly count: number;
}

export type Template = (values: TemplateValues) => unknown;

/**
 * A parsed text with placeholders. The function returns the text with the values in place of the placeholders: values
 * other than texts as JSON, missing values as an empty text.
 */
export type TextTemplate = (values: TemplateValues) => string;

/**
 * Parses the placeholders of all texts in a value: `{{request.body.name}}`. A text that consists of one placeholder is
 * replaced by the placeholder's value and keeps the type of that value.
 * @param errors receives errors for invalid placeholders and unknown variables
 * @param place path of the value in the body
 * @param parameters names of the parameters in the path pattern of the stub
 */
export function readTemplate(
  errors: FieldErrors,
  value: unknown,
  place: string,
  parameters: readonly string[],
): Template {
  if (typeof value === 'string') return parseAt(errors, place, () => parseText(value, parameters)) ?? (() => value);
  if (Array.isArray(value)) {
    const items = value.map((one: unknown, index) => readTemplate(errors, one, `${place}.${index}`, parameters));
    return (values) => items.map((item) => item(values));
  }
  if (typeof value !== 'object' || value === null) return () => value;
  const entries = Object.entries(value).map(
    ([key, one]) => [key, readTemplate(errors, one, `${place}.${key}`, parameters)] as const,
  );
  return (values) => Object.fromEntries(entries.map(([key, one]) => [key, one(values)]));
}

/**
 * Parses the placeholders of a text. Unlike in `readTemplate`, the result is always a text, even if the text consists
 * of one placeholder.
 * @param encode encodes each inserted value
 */
export function readText(
  errors: FieldErrors,
  text: string,
  place: string,
  parameters: readonly string[],
  encode?: (value: string) => string,
): TextTemplate {
  const parts = parseAt(errors, place, () => parseParts(text, parameters)) ?? [];
  return (values) => joined(parts, values, encode);
}

/** The first of three braces is text: `{{{count}}}` is the count in braces. */
const OPEN = /\{\{(?!\{)/gu;

/** @throws SyntaxFault */
function parseText(text: string, parameters: readonly string[]): Template {
  const parts = parseParts(text, parameters);
  const [before, only, after] = parts;
  if (parts.length === 3 && before === '' && after === '' && typeof only === 'function')
    return (values) => only(values) ?? null;
  return (values) => joined(parts, values);
}

/** Splits a text into alternating texts and variables. The first and the last part are texts. @throws SyntaxFault */
function parseParts(text: string, parameters: readonly string[]): readonly (string | Template)[] {
  const parts: (string | Template)[] = [];
  let end = 0;
  for (const { index } of text.matchAll(OPEN)) {
    if (index < end) continue;
    const close = text.indexOf('}}', index);
    const inner = text.slice(index + 2, close);
    if (close < 0 || inner.trim() === '') throw new SyntaxFault('template', index, text.slice(index, index + 40));
    const start = index + 2 + inner.length - inner.trimStart().length;
    parts.push(text.slice(end, index), parseVariable(inner.trim(), start, parameters));
    end = close + 2;
  }
  return [...parts, text.slice(end)];
}

function joined(
  parts: readonly (string | Template)[],
  values: TemplateValues,
  encode = (value: string): string => value,
): string {
  return parts.map((part) => (typeof part === 'string' ? part : encode(inText(part(values))))).join('');
}

function inText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parseVariable(variable: string, start: number, parameters: readonly string[]): Template {
  if (variable === 'now') return ({ clock }) => clock.now.toISOString();
  if (variable === 'uuid') return () => randomUUID();
  if (variable === 'count') return ({ count }) => count;
  if (variable === 'request.method') return ({ request }) => request.method;
  if (variable.startsWith(`${CLOCK}.`)) {
    const asked = variable.slice(CLOCK.length + 1);
    if (clockTime(asked)) return ({ clock }) => clockText(asked, clock);
  }
  const [whole, part] = /^request\.(path|query|headers|body)(?=[.[]|$)/u.exec(variable) ?? [];
  if (whole !== undefined) {
    const rest = variable.slice(whole.length);
    const path = parseRest(part === 'headers' ? rest.toLowerCase() : rest, start + whole.length);
    const known = Object.fromEntries(parameters.map((name) => [name, '']));
    if (part === 'query') return ({ request }) => firstOf(valuesAt(request.query, path)[0]);
    if (part === 'headers') return ({ request }) => valuesAt(request.headers, path)[0];
    if (part === 'body') return ({ request }) => valuesAt(request.body, path)[0];
    if (valuesAt(known, path).length > 0) return ({ request }) => valuesAt(request.path, path)[0];
  }
  throw new SyntaxFault('template_variable', start, variable);
}

function parseRest(rest: string, start: number): JsonPath {
  try {
    return parseJsonPath(`$${rest}`);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    throw new SyntaxFault(error.code, start + error.position - 1, error.part);
  }
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
