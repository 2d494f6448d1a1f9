import { randomUUID } from 'node:crypto';
import { CLOCK, clockText } from '@tuyen/model';
import { valuesAt } from '../matching/json-path.ts';
import type { ReceivedRequest } from '../matching/request-match.ts';

/** What templates name. */
export interface TemplateValues {
  readonly request: Omit<ReceivedRequest, 'path'> & { readonly path: Readonly<Record<string, string>> };
  readonly clock: Parameters<typeof clockText>[1];
  /** How often the stub has applied, this time included. */
  readonly count: number;
}

const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/gu;

/** The value with `{{request.body.name}}` filled in in all texts; a text that is one placeholder becomes the value itself. */
export function fillTemplate(value: unknown, values: TemplateValues): unknown {
  if (typeof value === 'string') return fillText(value, values);
  if (Array.isArray(value)) return value.map((one) => fillTemplate(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillTemplate(one, values)]));
}

function fillText(text: string, values: TemplateValues): unknown {
  const [whole] = text.matchAll(PLACEHOLDER);
  if (whole && whole[0] === text) return lookUp(whole[1] ?? '', values) ?? null;
  return text.replaceAll(PLACEHOLDER, (_, path: string) => {
    const found = lookUp(path, values);
    return typeof found === 'string' ? found : found === undefined ? '' : JSON.stringify(found);
  });
}

function lookUp(path: string, values: TemplateValues): unknown {
  if (path === 'now') return values.clock.now.toISOString();
  if (path === 'uuid') return randomUUID();
  if (path.startsWith(`${CLOCK}.`)) return clockText(path.slice(CLOCK.length + 1), values.clock);
  const [found] = valuesAt(values, path);
  const inQuery = path.startsWith('request.query.') && Array.isArray(found);
  return inQuery ? found[0] : found;
}
