import { type Endpoints, problems, textSchema } from '@tuyen/server/domain';
import type { Controlled } from '../controlled.ts';
import { describedAs } from '../../described-as.ts';
import { GAPS, incomplete, incompleteAnswer, isIncomplete, PARTIAL } from '../incomplete.ts';
import { namespaceOf } from '../../namespaces/namespace-of.ts';
import type { Contract } from './checking-answers.ts';
import type { ContractChecks } from './checks.ts';

const MODE = {
  description: 'What happens on violations.',
  type: 'object',
  additionalProperties: false,
  required: ['mode'],
  properties: { mode: { enum: ['off', 'journal', 'fail'] } },
} as const;

const VIOLATION = {
  type: 'object',
  required: ['at', 'method', 'url', 'status', 'violations'],
  properties: {
    at: { type: 'string', format: 'date-time' },
    method: textSchema,
    url: textSchema,
    status: { type: 'integer' },
    violations: { type: 'array', items: textSchema },
  },
} as const;

const CHECKS = {
  mode: MODE.properties.mode,
  violations: { type: 'array', items: VIOLATION },
  checked: { type: 'integer', description: 'How many answers were held against the document.' },
} as const;

const INCOMPLETE = 'contract_incomplete';

export function contractRoutes(app: Endpoints, engine: Controlled, contract: Contract, checks: ContractChecks): void {
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
    if (contract.mode === 'off' && mode !== 'off') checks.begin(namespaceOf(request));
    contract.mode = mode;
    return { mode };
  });

  const list = {
    ...describedAs('listViolations', 'The violations of the OpenAPI document, oldest first'),
    description: 'Since the journal of the namespace was reset. They are kept when the journal drops their requests.',
    querystring: { type: 'object', additionalProperties: false, properties: PARTIAL },
    response: {
      200: {
        description: 'All violations; none where all answers are as documented.',
        type: 'object',
        required: ['mode', 'violations', 'checked', 'dropped', 'unchecked'],
        properties: { ...CHECKS, dropped: GAPS.dropped, unchecked: GAPS.unchecked, since: GAPS.since },
      },
      ...incompleteAnswer(CHECKS),
    },
  } as const;
  app.get('/contract/violations', { schema: list }, async (request, reply) => {
    const found = checks.of(namespaceOf(request));
    const { violations, checked, ...gaps } = found;
    if (request.query.partial === true || !isIncomplete(gaps)) return { mode: contract.mode, ...found };
    const answer = incomplete(engine, request, INCOMPLETE, gaps);
    return reply.code(409).send({ ...answer, mode: contract.mode, violations, checked });
  });
}
