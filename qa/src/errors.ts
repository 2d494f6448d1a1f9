import type { Finding } from './types.ts';

/** What the server said of a request that failed. */
export interface Failure {
  /** 0 where there was no answer. */
  readonly status: number;
  /** Why, such as `journal_incomplete`: the server's code, or `no_answer`, `qa_closed`, `default_namespace`. */
  readonly code: string;
  /** What is wrong, by place in the body. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What else the answer has, such as `dropped`. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The server refused what a test asked of `/__qa`, or does not know the answer: `code` says which. */
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

/** The requests that came are not those that were expected. */
export class VerificationError extends QaError {
  override readonly name = 'VerificationError';
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(inWords(finding), { status: 422, code: 'not_verified', details: { ...finding } });
    this.finding = finding;
  }
}

function inWords({ expected, found, nearest }: Finding): string {
  const near = nearest.map(({ id, method, url, status, differences }) => {
    const lines = differences.map((one) => `    ${one.part}: expected ${one.expected}, found ${one.found}`);
    return [`  ${id}: ${method} ${url} (${status})`, ...lines].join('\n');
  });
  return [`Expected: ${expected}`, `Found: ${found}`, ...(near.length > 0 ? ['Closest:', ...near] : [])].join('\n');
}
