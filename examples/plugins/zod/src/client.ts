import type { EmittedFile } from '@tuyen/generator/plugin';
import { banner, key } from '@tuyen/generator/print';
import type { Model, Resource } from '@tuyen/model';
import { schemaNames } from './schemas.ts';

/** Generates the client of all resources: `client.gen.ts`. */
export function clientFile(model: Model, out: string): EmittedFile {
  const resources = model.resources.filter(({ singleton }) => !singleton);
  return {
    path: `${out}/client.gen.ts`,
    slice: [resources.map((resource) => [resource.name, resource.actions, schemaNames(model, resource)])],
    print: () => {
      const imports = resources.map((resource) => {
        const { record, input } = schemaNames(model, resource);
        const names = isWritten(resource) ? `${input}, ${record}` : record;
        return `import { ${names} } from './${resource.name}.gen.ts';\n`;
      });
      const members = resources.map((resource) => member(model, resource));
      return [
        banner('schemas/resources/', 'Edit those files instead.'),
        "import { z } from 'zod';\n",
        ...imports,
        RUNTIME,
        `/** Returns the calls of each resource. Answers and request bodies are validated. */
export function createClient(options: ClientOptions) {
  const call = caller(options);
  return {\n${members.join('')}};\n}

export type Client = ReturnType<typeof createClient>;
`,
      ].join('');
    },
  };
}

const isWritten = ({ actions }: Resource): boolean => actions.includes('create') || actions.includes('edit');

function member(model: Model, resource: Resource): string {
  const { record, input } = schemaNames(model, resource);
  const path = JSON.stringify(`/${resource.name}`);
  const calls: Readonly<Record<string, string>> = {
    list: `list: lister(call, ${path}, ${record})`,
    show: `get: getter(call, ${path}, ${record})`,
    create: `create: creator(call, ${path}, ${input}, ${record})`,
    edit: `update: updater(call, ${path}, ${input}.partial(), ${record})`,
    delete: `delete: deleter(call, ${path})`,
  };
  const lines = resource.actions.map((action) => `${calls[action]},\n`);
  return `${key(resource.name)}: {\n${lines.join('')}},\n`;
}

/** Part of the client that is the same in every project. */
const RUNTIME = `
export interface ClientOptions {
  /** URL of the API: \`https://example.com/api/v1\`. */
  readonly baseUrl: string;
  /** Headers of each request, such as the token. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
}

/** Parameters of a list in the query dialect of the API: \`{ page: 2, limit: 25, s: '{"state":"OPEN"}' }\`. */
export type ListQuery = Readonly<Record<string, string | number | boolean>>;

export interface Page<T> {
  readonly data: readonly T[];
  readonly total: number;
}

/** Answer with a status of 400 or higher. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(\`The API answered \${status}.\`);
    this.status = status;
    this.body = body;
  }
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

function caller({ baseUrl, headers, fetch = globalThis.fetch }: ClientOptions): Call {
  return async (method, path, body) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...headers?.(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) throw new ApiError(response.status, answer);
    return answer;
  };
}

const at = (path: string, id: string) => \`\${path}/\${encodeURIComponent(id)}\`;

function lister<T>(call: Call, path: string, record: z.ZodType<T>) {
  const page = z.object({ data: z.array(record), total: z.number() });
  return async (query: ListQuery = {}): Promise<Page<T>> => {
    const parameters = new URLSearchParams({ page: '1', limit: '25' });
    for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
    return page.parse(await call('GET', \`\${path}?\${parameters}\`));
  };
}

function getter<T>(call: Call, path: string, record: z.ZodType<T>) {
  return async (id: string): Promise<T> => record.parse(await call('GET', at(path, id)));
}

function creator<T, I>(call: Call, path: string, input: z.ZodType<unknown, I>, record: z.ZodType<T>) {
  return async (body: I): Promise<T> => record.parse(await call('POST', path, input.parse(body)));
}

function updater<T, I>(call: Call, path: string, input: z.ZodType<unknown, I>, record: z.ZodType<T>) {
  return async (id: string, changes: I): Promise<T> => record.parse(await call('PATCH', at(path, id), input.parse(changes)));
}

function deleter(call: Call, path: string) {
  return async (id: string): Promise<void> => {
    await call('DELETE', at(path, id));
  };
}

`;
