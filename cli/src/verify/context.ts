import { isObject, type Model, type Resource } from '@tuyen/model';
import type { ApiResponse, Row, Send } from './client.ts';
import type { VerifyDifference, Topic } from './difference.ts';
import { isFailure } from './failures.ts';

export interface Context {
  readonly model: Model;
  readonly resource: Resource;
  /** Sends a request as the account that may read everything. */
  readonly send: Send;
  readonly anyone: Send;
  /** Records of the resource, ordered by ID. If `complete` is false, the server has more records. */
  readonly rows: readonly Row[];
  readonly complete: boolean;
  /** Reports a difference in a response. Failed requests need no report, because the client itself counts them. */
  report(topic: Topic, answer: ApiResponse, expected: string, got: string, pointer?: string): void;
}

export function reporter(resource: Resource, found: VerifyDifference[]): Context['report'] {
  return (topic, answer, expected, got, pointer) =>
    isFailure(answer) ? undefined : void found.push(differenceIn(resource, topic, answer, expected, got, pointer));
}

export function differenceIn(
  { name, source }: Resource,
  topic: Topic,
  { method, url, repeat }: ApiResponse,
  expected: string,
  got: string,
  pointer = '',
): VerifyDifference {
  return {
    resource: name,
    topic,
    method,
    url,
    expected,
    pointer: `${source}#${pointer}`,
    got: got.slice(0, 300),
    repeat,
  };
}

export function pointerOf(field: string): string {
  return `/schema/properties/${field.split('.').join('/properties/')}`;
}

export function rowsIn(body: unknown): readonly Row[] | undefined {
  const rows: unknown = isObject(body) ? body['data'] : body;
  return Array.isArray(rows) ? rows.filter(isObject) : undefined;
}

export function expectStatus(
  { report }: Pick<Context, 'report'>,
  answer: ApiResponse,
  status: number,
  code: string | undefined,
  topic: Topic,
  pointer = '',
): boolean {
  const { body } = answer;
  const given = isObject(body) ? body['code'] : undefined;
  if (answer.status !== status || (code !== undefined && given !== code)) {
    const named = (one: number, other: unknown) => (typeof other === 'string' ? `${one} ${other}` : String(one));
    report(topic, answer, named(status, code), named(answer.status, given), pointer);
    return false;
  }
  if (status < 400) return true;
  const hasForm = isObject(body) && body['statusCode'] === status && typeof given === 'string' && 'message' in body;
  if (!hasForm)
    report('shape', answer, 'a refusal with statusCode, code and message', JSON.stringify(body) ?? 'no JSON');
  return hasForm;
}
