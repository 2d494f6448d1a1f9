import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '@tuyen/server/extension';
import { Problem } from '@tuyen/server/domain';
import type { Controlled } from '../controlled.ts';
import { wholeOf } from '../whole-of.ts';
import { isControl, type Recording } from '../journal/recording.ts';
import type { Secrets } from '../journal/secrets.ts';
import { pathPattern } from '../matching/path-pattern.ts';
import { addressParts } from '../matching/received.ts';
import { namespaceOf } from '../../namespaces/namespace-of.ts';
import {
  type ContractChecker,
  contractChecker,
  type OpenApiDocument,
  type DocumentedOperation,
  operationsOf,
} from './documented.ts';
import type { ContractChecks } from './checks.ts';

/**
 * What happens on a contract violation. `off`: nothing. `journal`: it is recorded. `fail`: it is recorded, and the
 * client gets a 502.
 */
export type ContractMode = 'off' | 'journal' | 'fail';

export interface Contract {
  mode: ContractMode;
  /**
   * Prepares the checks of answers against the OpenAPI document.
   * @throws Problem 501 if the server publishes no OpenAPI document
   */
  prepare(): Promise<void>;
}

interface Documented {
  readonly operations: readonly DocumentedOperation[];
  readonly checker: ContractChecker;
}

export interface ContractParts {
  readonly recording: Recording;
  readonly secrets: Secrets;
  readonly checks: ContractChecks;
}

/**
 * Checks answers and accepted requests against the document at `/docs`. Call this function after all hooks that change
 * answers.
 */
export function checkContract(
  app: FastifyInstance,
  engine: Controlled,
  { recording, secrets, checks }: ContractParts,
): Contract {
  let documented: Documented | undefined;
  const sent = new WeakMap<FastifyRequest, unknown>();

  const contract: Contract = {
    mode: 'off',
    async prepare() {
      if (documented) return;
      if (!app.hasDecorator('openApi')) throw new Problem(501, 'contract_unavailable');
      const document: OpenApiDocument = JSON.parse(JSON.stringify(await app.openApi()));
      documented = { operations: operationsOf(document), checker: contractChecker(engine.model, document) };
    },
  };

  app.addHook('preValidation', async (request) => {
    if (contract.mode === 'off' || isControl(request)) return;
    delete request.headers['accept-encoding'];
    // Copy the request body as it was sent: the contract check needs the original, but request validation adds defaults
    // to the body.
    if (request.body !== undefined && request.body !== null) sent.set(request, structuredClone(request.body));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (isControl(request) || request.routeOptions.schema?.hide) return payload;
    if (request.method === 'HEAD' || request.method === 'OPTIONS') return payload;
    const namespace = namespaceOf(request);
    if (contract.mode === 'off' || !documented) {
      checks.unchecked(namespace);
      return payload;
    }
    const { path, query } = addressParts(request.raw.url ?? '/');
    const operation = operationAt(documented.operations, request.method, path);
    if (!operation) return payload;
    if (reply.getHeader('content-encoding')) {
      checks.unchecked(namespace);
      return payload;
    }
    const whole = await wholeOf(payload);
    const answer = { statusCode: reply.statusCode, headers: reply.getHeaders(), body: whole.toString() };
    const accepted = reply.statusCode < 300;
    // If a stub answered the request, `sent` contains no copy of the body. In this case, the validation, which adds
    // default values, did not run. So `request.body` is still the body that the client sent.
    const body = sent.get(request) ?? request.body ?? undefined;
    const violations = [
      documented.checker.answer(operation, answer, query),
      accepted ? documented.checker.request(operation, { path, query, body }) : undefined,
    ].filter((one) => one !== undefined);
    const shown = violations.map(secrets.text);
    for (const violation of shown) recording.noteViolation(request, violation);
    const { method, raw } = request;
    const at = new Date().toISOString();
    const violation = { at, method, url: secrets.text(raw.url ?? ''), status: reply.statusCode, violations: shown };
    checks.checked(namespace, shown.length > 0 ? violation : undefined);
    const [first] = violations;
    return first !== undefined && contract.mode === 'fail' ? refuse(engine, request, reply, first) : whole;
  });
  return contract;
}

function refuse(engine: Controlled, request: FastifyRequest, reply: FastifyReply, violation: string): string {
  const problem = new Problem(502, 'contract_violation', { violation });
  void reply.code(502).type('application/json; charset=utf-8').removeHeader('content-length');
  return JSON.stringify(errorAnswer(problem, engine.language(request), engine.texts, engine.model));
}

function operationAt(
  operations: readonly DocumentedOperation[],
  method: string,
  path: string,
): DocumentedOperation | undefined {
  const variable = (operation: DocumentedOperation) => operation.path.split('{').length;
  return operations
    .filter((one) => one.method === method && pathPattern(one.path).test(path))
    .toSorted((one, other) => variable(one) - variable(other))[0];
}
