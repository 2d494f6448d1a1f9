import { type FieldError, type MessageParams, Problem } from '@tuyen/server/domain';
import type { Collection } from '../collections/collections.ts';
import { addressOf } from '../collections/store.ts';
import type { Operation } from '../document/open-api.ts';
import type { RequestFinding } from './check-request.ts';

/** Refusal of a request to an operation. Its answer has the form that the document gives to errors of the operation. */
export class OperationProblem extends Problem {
  readonly operation: Operation;
  readonly findings: readonly RequestFinding[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    operation: Operation,
    status: number,
    code: string,
    params: MessageParams = {},
    {
      findings = [],
      headers = {},
    }: { readonly findings?: readonly RequestFinding[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(status, code, params, findings.length > 0 ? errorsOf(findings) : undefined);
    this.operation = operation;
    this.findings = findings;
    this.headers = headers;
  }
}

function errorsOf(findings: readonly RequestFinding[]): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(findings.map(({ path, error }) => [path, error]));
}

export function unknownRecord(
  operation: Operation,
  collection: Collection,
  params: Readonly<Record<string, string>>,
  key: string,
): OperationProblem {
  return new OperationProblem(operation, 404, 'mock_no_record', { list: addressOf(collection, params), key });
}
