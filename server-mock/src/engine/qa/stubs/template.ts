import { valuesAt } from '../matching/json-path.ts';

/** What templates name. */
export interface TemplateValues {
  readonly request: {
    readonly method: string;
    readonly path: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, readonly string[]>>;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  /** By the clock of the server. */
  readonly now: string;
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
  const [found] = valuesAt(values, path);
  const inQuery = path.startsWith('request.query.') && Array.isArray(found);
  return inQuery ? found[0] : found;
}
