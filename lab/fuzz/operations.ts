import type { Route } from './entry.ts';
import type { Schema } from './sample.ts';

export interface FuzzedOperation {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
  readonly schema?: Schema;
  readonly multipart: boolean;
}

export interface FuzzedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface DocumentedOperation {
  /**
   * Server addresses of the operation. Present only if the path of the operation is outside the base path of the API.
   */
  readonly servers?: readonly object[];
  readonly parameters?: readonly { readonly name?: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Returns every operation of the API document, then the operations that only the server's router knows, without the QA
 * endpoints under `/__qa`.
 */
export function operationsOf(document: FuzzedDocument, routes: readonly Route[]): readonly FuzzedOperation[] {
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] && !item[method].servers).map((method) =>
      operation(method, `/api/v1${path}`, item[method] ?? {}),
    ),
  );
  const known = new Set(documented.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`));
  const others = routes
    .map(({ method, url }) => ({
      method,
      path: url
        .replace(/^\*$/, '/*')
        .replaceAll(/:(\w+)/g, '{$1}')
        .replaceAll('*', '{file}'),
    }))
    .filter(({ method, path }) => method !== 'HEAD' && !path.startsWith('/__qa') && !known.has(`${method} ${path}`))
    .map((route) => ({ ...route, fields: [], multipart: false }));
  return [...documented, ...others];
}

function operation(
  method: string,
  path: string,
  { parameters = [], requestBody }: DocumentedOperation,
): FuzzedOperation {
  const filter = parameters.find(({ name }) => name === 'filter')?.description ?? '';
  const content = requestBody?.content ?? {};
  const multipart = 'multipart/form-data' in content;
  const schema = (content['application/json'] ?? Object.values(content)[0])?.schema;
  const fields = [...filter.replace(/^.*Fields: /s, '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  return { method: method.toUpperCase(), path, fields, multipart, ...(schema && !multipart && { schema }) };
}
