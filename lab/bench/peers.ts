import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from '../../tests/support/project-root.ts';

/**
 * A competing mock server. It returns one record at `/stop-points/{id}`. `page` returns the path of a list request for
 * ten rows sorted by code.
 */
export interface MockServer {
  readonly name: string;
  args(file: string): readonly string[];
  /**
   * Content of the file with which the mock server starts, for example its tables. The benchmark writes this file and
   * passes its path to `args`.
   */
  readonly content: string;
  page(number: number): string;
}

export function commandsOf(here: string) {
  const bin = (path: string) => join(here, 'node_modules', path);
  const there = ['--host', '127.0.0.1', '--port', '{port}'];
  return {
    jsonServer: (file: string) => [bin('json-server/lib/cli/bin.js'), '--quiet', ...there, file],
    jsonServer1: (file: string) => [bin('json-server-1/lib/bin.js'), ...there, file],
    mockoon: (file: string) => [
      bin('@mockoon/cli/bin/run.js'),
      'start',
      '--disable-log-to-file',
      '--hostname',
      '127.0.0.1',
      '--port',
      '{port}',
      '--data',
      file,
    ],
    prism: () => [bin('@stoplight/prism-cli/dist/index.js'), 'mock', '--verboseLevel', 'silent', ...there, OPEN_API],
  };
}

export function mockServers(here: string, rows: readonly object[]): readonly MockServer[] {
  const commands = commandsOf(here);
  const tables = JSON.stringify({ 'stop-points': rows });
  const sorted = (number: number, size: string) => `/stop-points?_page=${number}&${size}=10&_sort=code`;
  return [
    {
      name: JSON_SERVER,
      args: commands.jsonServer,
      content: tables,
      page: (number) => sorted(number, '_limit'),
    },
    {
      name: JSON_SERVER_1,
      args: commands.jsonServer1,
      content: tables,
      page: (number) => sorted(number, '_per_page'),
    },
    {
      name: 'Mockoon',
      args: commands.mockoon,
      content: mockoonEnvironment(rows),
      page: (number) => `/stop-points?page=${number}&limit=10&sort=code`,
    },
    {
      name: OF_ONE_EXAMPLE,
      args: commands.prism,
      content: '',
      page: (number) => `/stop-points?page=${number}&limit=10&sort=code,ASC`,
    },
  ];
}

export const JSON_SERVER = 'json-server 0.17';
export const JSON_SERVER_1 = 'json-server 1 (beta)';
/** Prism stores no rows. It always returns the example from its document. */
export const OF_ONE_EXAMPLE = 'Prism, one example';
const OPEN_API = join(projectRoot, 'domain/src/generated/openapi.gen.json');

function mockoonEnvironment(rows: readonly object[]): string {
  const [route, response, data] = [randomUUID(), randomUUID(), 'rows'];
  return JSON.stringify({
    uuid: randomUUID(),
    lastMigration: 33,
    name: 'stop points',
    endpointPrefix: '',
    latency: 0,
    port: 3000,
    hostname: '127.0.0.1',
    folders: [],
    routes: [
      {
        uuid: route,
        type: 'crud',
        documentation: '',
        method: '',
        endpoint: 'stop-points',
        responses: [
          {
            uuid: response,
            body: '',
            latency: 0,
            statusCode: 200,
            label: '',
            headers: [],
            bodyType: 'DATABUCKET',
            filePath: '',
            databucketID: data,
            sendFileAsBody: false,
            rules: [],
            rulesOperator: 'OR',
            disableTemplating: true,
            fallbackTo404: false,
            default: true,
            crudKey: 'id',
            callbacks: [],
          },
        ],
        responseMode: null,
      },
    ],
    rootChildren: [{ type: 'route', uuid: route }],
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: { enabled: false, type: 'CERT', pfxPath: '', certPath: '', keyPath: '', caPath: '', passphrase: '' },
    cors: true,
    headers: [{ key: 'content-type', value: 'application/json' }],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: [{ uuid: randomUUID(), id: data, name: 'rows', documentation: '', value: JSON.stringify(rows) }],
    callbacks: [],
  });
}
