import { parseChangePath } from '../matching/change-path.ts';
import { readRequestMatch } from '../matching/match-schema.ts';
import { type FieldErrors, parseAt, refuseErrors, SyntaxFault } from '../matching/syntax-fault.ts';
import { readCallback } from './callback.ts';
import { readHeaders } from './headers.ts';
import { noteRule } from './rules.ts';
import { type StubAnswer, endsConnection, type GivenStub, hasNoBody, type Patch, type Stub } from './stub.ts';
import { readTemplate, type Template } from './template.ts';

/**
 * Parses a stub whose shape was validated.
 * @param hasMessage returns whether the project has a message with that key, such as `errors.not_found`
 * @throws Problem 422 with all errors by path
 */
export function readStub(given: GivenStub, hasMessage: (key: string) => boolean): Stub {
  const errors: FieldErrors = {};
  noteRule(errors, given);
  noteCombinations(errors, given);
  noteProblem(errors, given.problem, hasMessage);
  const request = readRequestMatch(errors, given.request, 'request');
  const parameters = request.path?.names ?? [];
  const stub = {
    ...given,
    given,
    request,
    answer: given.answer && readAnswer(errors, given.answer, parameters),
    patch: given.patch && readPatch(errors, given.patch, parameters),
    problem: given.problem && {
      ...given.problem,
      params: readTemplate(errors, given.problem.params ?? {}, 'problem.params', parameters),
    },
    callback: given.callback && readCallback(errors, given.callback, parameters),
  };
  refuseErrors(errors);
  return stub;
}

const EFFECTS = ['answer', 'problem', 'patch', 'damage', 'slow', 'delay', 'callback'] as const;

function noteCombinations(errors: FieldErrors, given: GivenStub): void {
  const { answer, problem, patch, damage, slow, state } = given;
  const exclude = (place: string, other: string, isWrong: boolean) => {
    if (isWrong) errors[place] = { code: 'excluded', params: { other } };
  };
  const has = EFFECTS.filter((name) => given[name] !== undefined);
  if (has.length === 0 && state?.becomes === undefined)
    errors[''] = { code: 'stub_without_effect', params: { known: EFFECTS.join(', ') } };
  exclude('problem', 'answer', Boolean(problem && answer));
  exclude('patch', 'problem', Boolean(patch && problem));
  exclude('patch', 'answer', Boolean(patch && answer));
  exclude('damage', 'problem', Boolean(damage && problem));
  exclude('damage', 'answer', Boolean(damage && answer));
  exclude('slow', `damage: ${damage}`, Boolean(slow && damage && endsConnection(damage)));
  exclude('patch', `damage: ${damage}`, Boolean(patch && damage && endsConnection(damage)));
  exclude('answer.base64', 'body', answer?.base64 !== undefined && answer.body !== undefined);
  noteBodies(errors, given);
}

function noteBodies(errors: FieldErrors, { answer, patch, damage, slow }: GivenStub): void {
  const status = answer?.status ?? patch?.status;
  if (status === undefined || !hasNoBody(status)) return;
  const withBody = {
    'answer.body': answer?.body,
    'answer.base64': answer?.base64,
    'patch.set': patch?.set,
    'patch.remove': patch?.remove,
    damage: damage && !endsConnection(damage) ? damage : undefined,
    slow,
  };
  for (const [place, value] of Object.entries(withBody))
    if (value !== undefined) errors[place] = { code: 'status_without_body', params: { status } };
}

function noteProblem(errors: FieldErrors, problem: GivenStub['problem'], hasMessage: (key: string) => boolean): void {
  if (!problem) return;
  const unknown = (code: string) => ({ code: 'unknown_message', params: { code } });
  if (!hasMessage(`errors.${problem.code}`)) errors['problem.code'] = unknown(problem.code);
  for (const [place, code] of Object.entries(problem.errors ?? {}))
    if (!hasMessage(`validation.${String(code)}`) && !hasMessage(`errors.${String(code)}`))
      errors[`problem.errors.${place}`] = unknown(String(code));
}

function readAnswer(
  errors: FieldErrors,
  { status = 200, headers, body, base64 }: NonNullable<GivenStub['answer']>,
  parameters: readonly string[],
): StubAnswer {
  const named = readHeaders(errors, headers, 'answer.headers', parameters);
  const bytes = base64 === undefined ? undefined : parseAt(errors, 'answer.base64', () => bytesOf(base64));
  const template: Template = bytes ? () => bytes : readTemplate(errors, body, 'answer.body', parameters);
  return { status, headers: named, body: template };
}

/**
 * Decodes base64 (RFC 4648, section 4) only in its canonical form: with padding and without line breaks. @throws
 * SyntaxFault
 */
function bytesOf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  const written = bytes.toString('base64');
  if (written === base64) return bytes;
  const position = [...base64].findIndex((character, index) => character !== written[index]);
  const at = position < 0 ? base64.length : position;
  throw new SyntaxFault('base64', at, base64.slice(at, at + 20));
}

function readPatch(
  errors: FieldErrors,
  { status, headers, set = {}, remove = [] }: NonNullable<GivenStub['patch']>,
  parameters: readonly string[],
): Patch {
  return {
    status,
    headers: readHeaders(errors, headers, 'patch.headers', parameters),
    set: Object.entries(set).flatMap(([text, value]) => {
      const place = `patch.set.${text}`;
      const path = parseAt(errors, place, () => parseChangePath(text));
      return path ? [{ path, value: readTemplate(errors, value, place, parameters) }] : [];
    }),
    remove: remove.flatMap((text, index) => {
      const path = parseAt(errors, `patch.remove.${index}`, () => parseRemovedPath(text));
      return path ? [path] : [];
    }),
  };
}

/**
 * Parses the path of a value that a stub removes from an answer.
 * @throws SyntaxFault also for the path of the whole answer
 */
function parseRemovedPath(text: string) {
  const path = parseChangePath(text);
  if (path.length === 0) throw new SyntaxFault('json_path_change', 0, text);
  return path;
}
