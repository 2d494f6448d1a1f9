import { type FieldError, Problem } from '@tuyen/server/domain';

/** A text of a caller in a small language (a path, a template, a regular expression) cannot be read. */
export class SyntaxFault extends Error {
  override readonly name: string = 'SyntaxFault';
  /** Message code: `validation.<code>`. */
  readonly code: string;
  /** Offset of the fault in the text, from 0. */
  readonly position: number;
  /** The part of the text that is not accepted. */
  readonly part: string;

  constructor(code: string, position: number, part: string) {
    super(`${code} at offset ${position}: ${part}`);
    this.code = code;
    this.position = position;
    this.part = part;
  }
}

/** What is wrong with a body, by dotted path. */
export type FieldErrors = Record<string, FieldError>;

/** Parses the text at a place of a body. Collects a fault and returns undefined. */
export function parseAt<T>(errors: FieldErrors, place: string, parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    errors[place] = faultError(error);
    return undefined;
  }
}

export function faultError({ code, position, part }: SyntaxFault): FieldError {
  return { code, params: { position, part } };
}

/** @throws Problem 422 with all errors, if there are any */
export function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}
