import { isObject, valueAt } from '@tuyen/model';

export function messageAt(errors: unknown, path: string): string | undefined {
  const message = valueAt(errors, `${path}.message`);
  return typeof message === 'string' ? message : undefined;
}

export function* messages(errors: object, prefix: string): Generator<{ path: string; message: string }> {
  for (const [key, error] of Object.entries(errors)) {
    const path = prefix + key;
    if (typeof error !== 'object' || error === null || error instanceof Element) continue;
    const { message, type } = isObject(error) ? error : {};
    if (typeof message === 'string' && type !== undefined) yield { path, message };
    else if (key !== 'ref') yield* messages(error, `${path}.`);
  }
}
