import { type Field, isObject, kindOf, type Model, type Resource } from '@tuyen/model';
import { parameterRef, type OpenApiJson } from './document.ts';

const query = (
  name: string,
  description: string,
  schema: OpenApiJson,
  more: Record<string, OpenApiJson> = {},
): OpenApiJson => ({
  name,
  in: 'query',
  description,
  schema,
  ...more,
});

const NATURAL = { type: 'integer', minimum: 0 };
const CONDITION = '`field||$operator||value`, e.g. `created_at||$gte||2026-01-01`. Repeatable, also as `filter[0]=`';

export function parameters(model: Model): Readonly<Record<string, OpenApiJson>> {
  return {
    id: {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The record’s id.',
      schema: { type: 'string', format: 'uuid' },
    },
    language: {
      name: 'Accept-Language',
      in: 'header',
      description: 'Language of messages.',
      schema: { type: 'string', enum: [...model.languages], default: model.languages[0] ?? 'en' },
    },
    office: {
      name: 'X-Office-Id',
      in: 'header',
      description: 'The office in whose name the caller acts. Left out, it is the office of the profile.',
      schema: { type: 'string' },
    },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same key with the same body answers the first result again and creates nothing.',
      schema: { type: 'string', maxLength: 255 },
    },
    ifMatch: {
      name: 'If-Match',
      in: 'header',
      description: 'The `ETag` or the version that was read, or several; another one answers 409.',
      schema: { type: 'string' },
    },
    q: query('q', 'Full-text search that ignores case and accents.', { type: 'string' }),
    or: query('or', `Alternatives to \`filter\`: ${CONDITION}.`, { type: 'array', items: { type: 'string' } }),
    s: query('s', 'A condition as JSON; cannot be combined with `filter` or `or`.', { type: 'string' }),
    where: query(
      'where',
      'Conditions as JSON, nested with `$and`, `$or` and `$not`: `{"$or": [{"state": "LENT"}, {"due_on": {"$lt": "today"}}]}`. Repeatable; each must hold, beside any other filter. A day may be relative, in the project’s time zone: `today-7`, `week` (Monday of this week), `month+1` (first day of next month). At most 8 levels and 200 conditions.',
      { type: 'array', items: { type: 'string' } },
    ),
    join: query('join', 'References to answer as whole records: `route_id`.', {
      type: 'array',
      items: { type: 'string' },
    }),
    limit: query('limit', 'Rows at most; also `per_page`. Without it all rows come.', {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
    }),
    perPage: query('per_page', 'The same as `limit`.', { type: 'integer', minimum: 1, maximum: 10000 }),
    page: query('page', 'Page, from 1; the answer is then an object with totals.', { type: 'integer', minimum: 1 }),
    offset: query('offset', 'Rows to pass over; `page` wins over it.', NATURAL),
    fields: query(
      'fields',
      'Fields to answer, comma-separated; also `select`. The id always comes; other required fields come if they are named.',
      { type: 'string' },
    ),
    select: query('select', 'The same as `fields`.', { type: 'string' }),
    can: query(
      'can',
      '`1`: each record comes with `can`, what the caller may do with it now: `{actions, refused: {<action>: {code, message}}, fixed: {<field>: message}}`. `actions` and `refused` name `edit`, `delete`, transitions and operations; `fixed` names fields that can no longer be altered, or that the caller cannot set. Where records have assignees, `assign` says whether the caller may name one. Lists then need a `limit` of at most 100; a page of one (`page`, `offset`) says in the same way under its own `can` whether the caller may `create`, `import` or do what the resource as a whole offers.',
      { type: 'string', enum: ['1'] },
    ),
    for: query(
      'for',
      'A reference that is being chosen, as JSON: `{"resource": "loans", "field": "books.copy_id", "id": "…", "beside": {"shelf_id": "…"}}`. Only records that a write by the caller could name there are answered. `id` is the record that is changed; `beside` holds the other values of the same object in a list; `transition` or `operation` names the one whose input it is.',
      { type: 'string' },
    ),
    origins: query('origins', '`1`: beside the values, where each of them comes from.', {
      type: 'string',
      enum: ['1'],
    }),
    range: query('range', 'React-admin’s simple-rest dialect: `[0,9]`, answered with `Content-Range`.', {
      type: 'string',
    }),
  };
}

export function listParameters(resource: Resource): readonly OpenApiJson[] {
  const stored = resource.fields.filter((field) => !field.writeOnly);
  const filterable = stored.map(({ name }) => name);
  const sortable = stored.filter((field) => kindOf(field).sortable).map(({ name }) => name);
  const references = stored.filter((field) => 'use' in field).map(({ name }) => name);
  const { field, order } = resource.list.sort;
  return [
    ...(resource.fields.some(({ searchable }) => searchable) ? [parameterRef('q')] : []),
    query('filter', `${CONDITION}. Fields: ${named(filterable)}.${added(stored)} Or simple-rest's JSON object.`, {
      type: 'array',
      items: { type: 'string' },
    }),
    parameterRef('or'),
    parameterRef('s'),
    parameterRef('where'),
    ...(resource.tabs
      ? [
          query('tab', 'Only records of this tab, in its order where `sort` names no other.', {
            type: 'string',
            enum: resource.tabs.map(({ name }) => name),
          }),
        ]
      : []),
    ...(references.length > 0 ? [parameterRef('join')] : []),
    query(
      'sort',
      `\`field,ASC\` or \`field,DESC\`, repeatable. Fields: ${named(sortable)}. Default: \`${field},${order}\`.`,
      {
        type: 'array',
        items: { type: 'string' },
      },
    ),
    ...['limit', 'perPage', 'page', 'offset', 'fields', 'select', 'can', 'for', 'range', 'language'].map(parameterRef),
    ...(resource.scope === 'office' ? [parameterRef('office')] : []),
  ];
}

function added(fields: readonly Field[]): string {
  const described = fields.flatMap(({ name, operators = [] }) =>
    operators.map(
      (operator) => `\`${name}||${operator.name}||<${operator.operand}>\` (${operator.label['en'] ?? name})`,
    ),
  );
  return described.length === 0 ? '' : ` Also: ${described.join(', ')}.`;
}

/** An export of a list as a file has no paging and no selection of columns. */
export function exportParameters(resource: Resource): readonly OpenApiJson[] {
  const left = new Set(
    ['join', 'limit', 'perPage', 'page', 'offset', 'fields', 'select', 'can', 'for', 'range'].map((name) =>
      refOf(parameterRef(name)),
    ),
  );
  return listParameters(resource).filter((parameter) => !left.has(refOf(parameter)));
}

function refOf(parameter: OpenApiJson): unknown {
  return isObject(parameter) ? (parameter['$ref'] ?? parameter) : parameter;
}

function named(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(', ');
}
