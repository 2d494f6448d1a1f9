import type { Verification } from './types.ts';

export interface Failure {
  /** HTTP status of the response. 0 if there was no response. */
  readonly status: number;
  /**
   * Error code of the server, such as `journal_incomplete`, or of this package: `no_answer`, `qa_closed`,
   * `default_namespace`.
   */
  readonly code: string;
  /** Validation errors, by path in the body. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Further properties of the error response, by name. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Thrown if the server rejects a `/__qa` request or cannot answer it. `code` states the reason. */
export class QaError extends Error {
  override readonly name: string = 'QaError';
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, { status, code, errors = {}, details = {} }: Failure) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.details = details;
  }
}

/** Thrown if the received requests differ from the expected ones. */
export class VerificationError extends QaError {
  override readonly name = 'VerificationError';
  readonly finding: Verification;

  constructor(finding: Verification) {
    super(inWords(finding), { status: 422, code: 'not_verified', details: { ...finding } });
    this.finding = finding;
  }
}

function inWords({ expected, found, nearest }: Verification): string {
  const near = nearest.map(({ id, method, url, status, differences }) => {
    const lines = differences.map((one) => `    ${one.part}: expected ${one.expected}, found ${one.found}`);
    return [`  ${id}: ${method} ${url} (${status})`, ...lines].join('\n');
  });
  return [`Expected: ${expected}`, `Found: ${found}`, ...(near.length > 0 ? ['Closest:', ...near] : [])].join('\n');
}
