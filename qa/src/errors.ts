import type { Finding } from './types.ts';

/** The server refused what a test asked of `/__qa`. */
export class QaError extends Error {
  override readonly name: string = 'QaError';
  /** 0 where there was no answer. */
  readonly status: number;
  /** What is wrong, by place in the body. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(message: string, status: number, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** The requests that came are not those that were expected. */
export class VerificationError extends QaError {
  override readonly name = 'VerificationError';
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(inWords(finding), 422);
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
