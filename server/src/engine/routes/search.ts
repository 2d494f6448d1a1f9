import { type Resource, slugFor } from '@tuyen/model';
import { type Endpoints, problems, textSchema } from '../endpoint/schema.ts';
import { type RankedHit, foundIn, isSearched, type SearchParts } from '../search/found.ts';
import { withHolders } from '../search/holders.ts';

const MOST = 5;
/** Maximum number of resources that are searched in parallel. One search must not take all connections of the pool. */
const AT_A_TIME = 4;

export function searchRoute(app: Endpoints, engine: SearchParts): void {
  const groups = engine.model.menu.map(({ name }) => name);
  const place = ({ menu }: Resource) => (menu !== null && groups.includes(menu) ? groups.indexOf(menu) : groups.length);
  const searched = engine.model.resources
    .filter(({ actions, fields, singleton }) => actions.includes('list') && !singleton && fields.some(isSearched))
    .toSorted((one, other) => place(one) - place(other));
  const schema = {
    operationId: 'search',
    tags: ['meta'],
    summary: 'Records of every resource that the caller may read, by code, phone number or name',
    description:
      'Each word of `q` is found in a searchable field of the record. Values are compared in the spelling of their kind. Exact matches come first, with their holders; then those that begin with the text, those with a word that does, and those whose title has it.',
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['q'],
      properties: {
        q: { ...textSchema, minLength: 1, maxLength: 100 },
        limit: { type: 'integer', minimum: 1, maximum: 20, default: MOST, description: 'Records of each resource.' },
      },
    },
    response: {
      200: {
        description: 'What was found.',
        type: 'array',
        items: {
          type: 'object',
          required: ['resource', 'id', 'title', 'exact'],
          properties: {
            resource: textSchema,
            id: textSchema,
            title: { ...textSchema, description: 'By the template of its resource.' },
            exact: { type: 'boolean', description: 'The whole text is the value of a field.' },
            field: { ...textSchema, description: 'Where it was found, unless the title shows it.' },
            value: { ...textSchema, description: 'The value of that field.' },
            of: {
              type: 'object',
              description: 'The record that matches exactly and names this one as its holder.',
              required: ['resource', 'title'],
              properties: { resource: textSchema, title: textSchema },
            },
          },
        },
      },
      ...problems(400),
    },
  } as const;

  app.get('/search', { schema }, async (request) => {
    const caller = await engine.auth.caller(request);
    const { q, limit = MOST } = request.query;
    const readable = searched.filter(({ module }) => engine.auth.may(caller, slugFor(module, 'list')));
    const found: RankedHit[] = [];
    for (let at = 0; at < readable.length; at += AT_A_TIME) {
      const some = readable.slice(at, at + AT_A_TIME);
      found.push(...(await Promise.all(some.map((each) => foundIn(engine, each, { caller, q, limit })))).flat());
    }
    const sorted = found.toSorted((one, other) => one.rank - other.rank);
    return withHolders(engine, sorted, caller, limit);
  });
}
