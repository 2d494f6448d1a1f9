import type { Endpoints } from '../../endpoint/schema.ts';
import { describedAs } from '../described-as.ts';
import { problems } from '../../endpoint/schema.ts';
import type { Contract } from './checking-answers.ts';

const MODE = {
  description: 'What happens on violations.',
  type: 'object',
  additionalProperties: false,
  required: ['mode'],
  properties: { mode: { enum: ['off', 'journal', 'fail'] } },
} as const;

/** `/__qa/contract`: whether requests and answers are held against the document at `/docs`. */
export function contractRoutes(app: Endpoints, contract: Contract): void {
  const read = { ...describedAs('getContract', 'Whether answers are checked'), response: { 200: MODE } };
  app.get('/contract', { schema: read }, async () => ({ mode: contract.mode }));

  const set = {
    ...describedAs('setContract', 'Check requests and answers against the OpenAPI document'),
    description: '`journal` notes violations; `fail` answers 502 with them, too. For all namespaces.',
    body: MODE,
    response: { 200: MODE, ...problems(501) },
  } as const;
  app.put('/contract', { schema: set }, async (request) => {
    const { mode } = request.body;
    if (mode !== 'off') await contract.prepare();
    contract.mode = mode;
    return { mode };
  });
}
