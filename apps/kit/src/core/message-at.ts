import { valueAt } from '@tuyen/model';

/** The message of a form's errors at a dotted path. */
export function messageAt(errors: unknown, path: string): string | undefined {
  const message = valueAt(errors, `${path}.message`);
  return typeof message === 'string' ? message : undefined;
}
