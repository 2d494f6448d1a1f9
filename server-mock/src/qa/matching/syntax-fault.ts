import { type FieldError, Problem } from '@tuyen/server/domain';

export class SyntaxFault extends Error {
  override readonly name: string = 'SyntaxFault';
  readonly code: string;
  /** Offset of the error in the text, from 0. */
  readonly position: number;
  readonly part: string;

  constructor(code: string, position: number, part: string) {
    super(`${code} at offset ${position}: ${part}`);
    this.code = code;
    this.position = position;
    this.part = part;
  }
}

export type FieldErrors = Record<string, FieldError>;

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
