import { isObject, knowsAction, sameJson, slugFor, TOP_OFFICE, type CrudAction, type Resource } from '@tuyen/model';
import { namesOf, pascal, type ResourceNames } from '../print/names.ts';
import {
  answer,
  ATTACHED,
  body,
  LOCATED,
  parameterRef,
  problems,
  RANGED,
  REPLAYED,
  schemaRef,
  TAGGED,
  type OpenApiJson,
  type OpenApiOperation,
  type Path,
  type Paths,
  type Context,
} from './document.ts';
import { operationPaths } from './operation-paths.ts';
import { exportParameters, listParameters } from './parameters.ts';
import { withoutOwnKeywords, englishText, writable } from './schemas.ts';
import { restorePaths } from './restore-paths.ts';
import { tabPaths } from './tab-paths.ts';
import { assigneePaths } from './assignee-paths.ts';
import { planningPaths } from './planning-paths.ts';
import { attachmentPaths } from './attachment-paths.ts';
import { reportPaths } from './report-paths.ts';
import { timelinePaths } from './timeline-paths.ts';
import { transitionPaths } from './transition-paths.ts';

export function resourcePaths(model: Context, resource: Resource): Paths {
  const routes = new Routes(resource, namesOf(model, resource.name));
  const paths: Record<string, Path> = {
    [`/${resource.name}`]: routes.collection(),
    ...tabPaths(model, resource),
    [`/${resource.name}/bulk`]: routes.bulk(),
    [`/${resource.name}/edits`]: routes.edits(),
    ...(knowsAction(model.permissions, resource.module, 'export')
      ? { [`/${resource.name}/export`]: routes.export() }
      : {}),
    [`/${resource.name}/{id}`]: routes.record(),
    [`/${resource.name}/{id}/deletion`]: routes.deletion(),
    [`/${resource.name}/{id}/changes`]: routes.changes(),
    ...(resource.singleton ? { [`/${resource.name}/${resource.singleton.path}`]: routes.singleton() } : {}),
    ...restorePaths(model, resource),
    ...timelinePaths(model, resource),
    ...attachmentPaths(model, resource),
    ...assigneePaths(model, resource),
    ...planningPaths(model, resource),
    ...reportPaths(resource),
    ...transitionPaths(model, resource),
    ...operationPaths(model, resource),
  };
  const taken = new Set<string>();
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([, path]) => Object.keys(path).some((key) => key !== 'parameters'))
      .map(([address, path]) => [address, withOwnIds(withRefusals(path), taken)]),
  );
}

/**
 * Makes operation ids unique. A transition `delete` of a book would have the id of the deletion, `deleteBook`; the
 * later one gets a number.
 */
function withOwnIds({ parameters, ...operations }: Path, taken: Set<string>): Path {
  const named = Object.entries(operations).map(([method, operation]) => {
    let { operationId } = operation;
    for (let number = 2; taken.has(operationId); number++) operationId = `${operation.operationId}${number}`;
    taken.add(operationId);
    return [method, { ...operation, operationId }] as const;
  });
  return { ...(parameters && { parameters }), ...Object.fromEntries(named) };
}

/**
 * Adds the error responses that follow from an operation's input: 412 if the request names a version of the record;
 * 400, 413 and 415 if it has a body.
 */
function withRefusals({ parameters, ...operations }: Path): Path {
  const described = Object.entries(operations).map(([method, operation]) => {
    const takes = (name: string) => operation.parameters?.some((one) => sameJson(one, parameterRef(name))) === true;
    const responses = {
      ...(takes('idempotencyKey') ? replayed(operation.responses) : operation.responses),
      ...(method !== 'get' && takes('ifMatch') && problems(412)),
      ...(operation.requestBody !== undefined && problems(400, 413, 415)),
      ...problems(429, 503),
    };
    return [method, { ...operation, responses }] as const;
  });
  return { ...(parameters && { parameters }), ...Object.fromEntries(described) };
}

function replayed(responses: OpenApiOperation['responses']): OpenApiOperation['responses'] {
  const described = Object.entries(responses).map(([status, response]): readonly [string, OpenApiJson] => {
    if (!status.startsWith('2') || !isObject(response)) return [status, response];
    const { headers } = response;
    // Safe cast: the response and its headers are JSON, but `isObject` loses the type of their values.
    return [status, { ...response, headers: { ...(isObject(headers) && headers), ...REPLAYED } } as OpenApiJson];
  });
  return Object.fromEntries(described);
}

class Routes {
  readonly #resource: Resource;
  readonly #names: ResourceNames;

  constructor(resource: Resource, names: ResourceNames) {
    this.#resource = resource;
    this.#names = names;
  }

  collection(): Path {
    const { type } = this.#names;
    const rows = { type: 'array', items: schemaRef(type) };
    return {
      ...this.#when('list', 'get', {
        operationId: `list${pascal(this.#resource.name)}`,
        summary: `List: ${englishText(this.#resource.plural)}`,
        description: 'A plain array; with `page` or `offset` an object with totals.',
        parameters: listParameters(this.#resource),
        responses: {
          200: answer('The rows.', { oneOf: [rows, page(rows)] }, { ...TAGGED, ...RANGED }),
          ...NOT_MODIFIED,
          ...problems(400, 401, 403),
        },
      }),
      ...this.#when('create', 'post', {
        operationId: `create${type}`,
        summary: `Create: ${englishText(this.#resource.label)}`,
        ...(this.#resource.owner !== undefined && { description: this.#owned().trim() }),
        parameters: [parameterRef('idempotencyKey'), ...this.#headers()],
        requestBody: body(this.#input()),
        responses: {
          201: answer(
            'The record as it was stored, and what is shown this once alone, such as a key.',
            schemaRef(type),
            LOCATED,
          ),
          ...problems(401, 403, 409, 422),
        },
      }),
    };
  }

  bulk(): Path {
    const { type } = this.#names;
    return this.#when('create', 'post', {
      operationId: `create${pascal(this.#resource.name)}InBulk`,
      summary: `Create many: ${englishText(this.#resource.plural)}`,
      description:
        'All of them, or on any error none; `errors` then names every row: `bulk.3.…`. With `columns` the rows are those of a CSV file: ' +
        'headings are field names or labels in any language, references are codes, and a row whose code exists changes that record, which ' +
        'needs the permission to update. Each row has a cell for every column with a heading. With `dry_run` nothing is written.',
      parameters: [parameterRef('idempotencyKey'), ...this.#headers()],
      requestBody: body({
        oneOf: [
          {
            type: 'object',
            required: ['bulk'],
            properties: { bulk: { type: 'array', minItems: 1, maxItems: 1000, items: this.#input() } },
          },
          {
            type: 'object',
            required: ['columns', 'bulk'],
            properties: {
              columns: { type: 'array', items: { type: 'string' } },
              bulk: { type: 'array', minItems: 1, maxItems: 1000, items: { type: 'array', items: { type: 'string' } } },
              dry_run: { type: 'boolean' },
            },
          },
        ],
      }),
      responses: {
        200: answer('What became, or would become, of each row of a file.', {
          type: 'object',
          required: ['rows'],
          properties: { rows: { type: 'array', items: schemaRef('ImportedRow') } },
        }),
        201: answer('The records as they were stored.', { type: 'array', items: schemaRef(type) }),
        ...problems(401, 403, 409, 422),
      },
    });
  }

  edits(): Path {
    const { type } = this.#names;
    const edit = {
      type: 'object',
      required: ['id', 'values'],
      properties: {
        id: { type: 'string' },
        version: { type: 'integer', description: 'A record with another version is refused.' },
        values: writable(this.#resource).length > 0 ? schemaRef(`${type}Patch`) : { type: 'object' },
      },
    };
    return this.#when('edit', 'post', {
      operationId: `edit${pascal(this.#resource.name)}InBulk`,
      summary: `Change many: ${englishText(this.#resource.plural)}`,
      description:
        'Checks and writes each record like a PATCH, in one transaction. A refused record does not stop the others: the answer says of ' +
        'each record what changed, or why it was refused. With `dry_run` nothing is written and the answer is the same. To undo, send the ' +
        'former values (`from`) with the versions of the answer.',
      parameters: [parameterRef('idempotencyKey'), ...this.#headers()],
      requestBody: body({
        type: 'object',
        required: ['edits'],
        properties: {
          edits: { type: 'array', minItems: 1, maxItems: 500, items: edit },
          dry_run: { type: 'boolean' },
        },
      }),
      responses: {
        200: answer('What became, or would become, of each record.', {
          type: 'object',
          required: ['rows'],
          properties: { rows: { type: 'array', items: schemaRef('EditedRow') } },
        }),
        ...problems(401, 403, 409, 422),
      },
    });
  }

  export(): Path {
    return this.#when('list', 'get', {
      operationId: `export${pascal(this.#resource.name)}`,
      'x-permission': slugFor(this.#resource.module, 'export'),
      summary: `Export: ${englishText(this.#resource.plural)}`,
      description:
        'The records of the list as CSV: labels, codes and names in the language of the request, days in the project’s time zone. ' +
        'No secrets, no documents. The permission to read is needed as well.',
      parameters: exportParameters(this.#resource),
      responses: {
        200: { description: 'The file.', headers: ATTACHED, content: { 'text/csv': { schema: { type: 'string' } } } },
        ...problems(400, 401, 403, 429),
      },
    });
  }

  record(): Path {
    const { type } = this.#names;
    const found = answer('The record.', schemaRef(type), TAGGED);
    const change = (
      operationId: string,
      summary: string,
      ...types: readonly string[]
    ): Omit<OpenApiOperation, 'tags'> => ({
      operationId,
      summary,
      description: `Fields left out stay as they are; read-only ones sent back are ignored.${this.#owned()}`,
      parameters: [parameterRef('ifMatch'), ...this.#headers()],
      requestBody: body(writable(this.#resource).length > 0 ? schemaRef(`${type}Patch`) : { type: 'object' }, ...types),
      responses: { 200: answer('The record as it is now.', schemaRef(type)), ...problems(401, 403, 404, 409, 422) },
    });
    const label = englishText(this.#resource.label);
    const operations = {
      ...this.#when(this.#resource.actions.includes('show') ? 'show' : 'list', 'get', {
        operationId: `get${type}`,
        summary: `Show: ${label}`,
        parameters: [...['fields', 'select', 'join', 'can'].map(parameterRef), ...this.#headers()],
        responses: { 200: found, ...NOT_MODIFIED, ...problems(401, 403, 404) },
      }),
      ...this.#when('edit', 'patch', change(`change${type}`, `Change: ${label}`, MERGE_PATCH)),
      ...this.#when('edit', 'put', change(`put${type}`, `Change, for clients that send PUT: ${label}`)),
      ...this.#when('delete', 'delete', {
        operationId: `delete${type}`,
        summary: `Delete: ${label}`,
        ...(this.#resource.owner !== undefined && { description: this.#owned().trim() }),
        parameters: [parameterRef('ifMatch'), ...this.#headers()],
        responses: { 200: answer('The record that was deleted.', schemaRef(type)), ...problems(401, 403, 404, 409) },
      }),
    };
    return { parameters: [parameterRef('id')], ...operations };
  }

  deletion(): Path {
    const operation = this.#when('delete', 'get', {
      operationId: `check${this.#names.type}Deletion`,
      summary: `Could it be deleted: ${englishText(this.#resource.label)}`,
      description: 'Refuses exactly as DELETE would, and changes nothing.',
      parameters: [parameterRef('ifMatch'), ...this.#headers()],
      responses: { 204: { description: 'It could.' }, ...problems(401, 403, 404, 409) },
    });
    return { parameters: [parameterRef('id')], ...operation };
  }

  changes(): Path {
    const string = { type: 'string' } as const;
    const change = {
      type: 'object',
      properties: {
        at: { ...string, format: 'date-time' },
        by: string,
        action: string,
        fields: { type: 'array', items: string },
      },
    };
    if (!this.#resource.actions.includes('edit')) return {};
    const operation = this.#when(this.#resource.actions.includes('show') ? 'show' : 'list', 'get', {
      operationId: `list${this.#names.type}Changes`,
      summary: `Who changed it after a version: ${englishText(this.#resource.label)}`,
      description: 'For callers whose own change came too late (409 `version_conflict`).',
      parameters: [
        {
          name: 'since',
          in: 'query',
          required: true,
          description: 'The version that was read.',
          schema: { type: 'integer', minimum: 0 },
        },
        ...this.#headers(),
      ],
      responses: {
        200: answer('The changes, oldest first.', { type: 'array', items: change }),
        ...problems(400, 401, 403, 404),
      },
    });
    return { parameters: [parameterRef('id')], ...operation };
  }

  singleton(): Path {
    const type = this.#names.type;
    const label = englishText(this.#resource.label);
    const effective = answer(
      'What holds for the office: its own values, then those of the offices above, then defaults.',
      schemaRef(`Effective${type}`),
    );
    const change = (operationId: string, summary: string): Omit<OpenApiOperation, 'tags'> => ({
      operationId,
      summary,
      parameters: [parameterRef('origins'), ...this.#headers()],
      requestBody: body(schemaRef(`${type}Patch`)),
      responses: { 200: effective, ...problems(401, 403, 409, 422) },
    });
    return {
      get: {
        ...this.#common('show'),
        operationId: `getEffective${type}`,
        summary: `In effect: ${label}`,
        description: 'Without a token only what is public.',
        parameters: [parameterRef('origins'), ...this.#headers()],
        security: [{}, ...SECURITY],
        responses: { 200: effective, ...problems(403) },
      },
      ...this.#when('edit', 'patch', change(`changeEffective${type}`, `Change for the office: ${label}`)),
      ...this.#when(
        'edit',
        'put',
        change(`putEffective${type}`, `Change for the office, for clients that send PUT: ${label}`),
      ),
    };
  }

  #input(): OpenApiJson {
    return writable(this.#resource).length > 0
      ? schemaRef(`${this.#names.type}Input`)
      : withoutOwnKeywords(this.#resource.schema);
  }

  #owned(): string {
    const { owner } = this.#resource;
    if (owner === undefined) return '';
    const office = owner === TOP_OFFICE ? 'the top office' : `the office of \`${owner}\` and those above it`;
    return ` Only ${office} may.`;
  }

  #headers(): readonly OpenApiJson[] {
    return [parameterRef('language'), ...(this.#resource.scope === 'office' ? [parameterRef('office')] : [])];
  }

  #common(action: CrudAction): Pick<OpenApiOperation, 'tags' | 'x-permission'> {
    return { tags: [this.#resource.name], 'x-permission': slugFor(this.#resource.module, action) };
  }

  #when(action: CrudAction, method: keyof Path, operation: Omit<OpenApiOperation, 'tags'>): Path {
    if (!this.#resource.actions.includes(action)) return {};
    return { [method]: { ...this.#common(action), ...operation } };
  }
}

/** Media type of a JSON Merge Patch (RFC 7396). */
const MERGE_PATCH = 'application/merge-patch+json';
const NOT_MODIFIED = { 304: { description: '`If-None-Match` names this answer.', headers: TAGGED } } as const;

export const SECURITY: readonly OpenApiJson[] = [{ bearer: [] }, { apiKey: [] }];

function page(rows: OpenApiJson): OpenApiJson {
  return { allOf: [schemaRef('ApiPage'), { type: 'object', required: ['data'], properties: { data: rows } }] };
}
