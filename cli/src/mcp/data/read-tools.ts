import { isObject } from '@tuyen/model/json';
import { inputOf, number, text, type Tool, type ToolInput } from '../tool.ts';
import type { OfferedResources } from './data-tools.ts';
import { ID, namedResources, recordPath } from './inputs.ts';
import type { Session } from './session.ts';

const FIELD = { type: 'string', minLength: 1 } as const;
const PER_PAGE = 20;

export function readTools(session: Session, { readable }: OfferedResources): readonly Tool[] {
  const resource = namedResources(readable);
  if (!resource) return [];
  return [
    {
      name: 'find',
      description: 'List records of a resource, page by page.',
      input: inputOf({
        resource,
        'where?': {
          type: 'object',
          description:
            'Conditions by field: {"state": "LENT", "due_on": {"$lt": "2026-06-01"}, "$or": [{…}, {…}]}. Operators: $eq $ne $in $notin $gt $gte $lt $lte $between $cont $starts $isnull $notnull.',
        },
        'search?': { type: 'string', description: 'Words to find in the searchable fields' },
        'sort?': { type: 'array', items: FIELD, description: 'Fields in order; "-due_on" is descending' },
        'fields?': { type: 'array', items: FIELD, description: 'Fields to return (default: all)' },
        'page?': { type: 'integer', minimum: 1, description: 'Default: 1' },
        'limit?': { type: 'integer', minimum: 1, maximum: 100, description: `Records per page (default: ${PER_PAGE})` },
      }),
      run: (input) => find(session, input),
    },
    {
      name: 'get',
      description: 'Read a record, with the actions that the caller can take on it ("can").',
      input: inputOf({ resource, id: ID }),
      run: (input) => session.request('GET', `${recordPath(input)}?can=1`),
    },
  ];
}

async function find(session: Session, input: ToolInput): Promise<unknown> {
  const [page, limit] = [number(input, 'page', 1), number(input, 'limit', PER_PAGE)];
  const body = await session.request('GET', `${text(input, 'resource')}?${queryOf(input, page, limit)}`);
  const records = isObject(body) && Array.isArray(body['data']) ? body['data'] : [];
  const total = isObject(body) && typeof body['total'] === 'number' ? body['total'] : records.length;
  const pages = Math.ceil(total / limit);
  return { total, page, pages, ...(page < pages && { next: `Ask for page ${page + 1}.` }), records };
}

function queryOf(input: ToolInput, page: number, limit: number): string {
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  if (isObject(input['where']) && Object.keys(input['where']).length > 0)
    query.set('s', JSON.stringify(input['where']));
  if (text(input, 'search') !== '') query.set('q', text(input, 'search'));
  for (const field of textsIn(input['sort']))
    query.append('sort', field.startsWith('-') ? `${field.slice(1)},DESC` : `${field},ASC`);
  const fields = textsIn(input['fields']);
  if (fields.length > 0) query.set('fields', fields.join(','));
  return query.toString();
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
