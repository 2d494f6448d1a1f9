import type { ErrorSchema } from '@rjsf/utils';
import type { FieldErrors } from 'react-hook-form';

/** react-hook-form's errors in the shape that RJSF shows; `say` turns a stored message into words. */
export function errorSchemaOf(errors: FieldErrors, say: (message: string) => string): ErrorSchema {
  const schema: Record<string, unknown> = {};
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null || name === 'ref') continue;
    const { message, type } = error as { message?: unknown; type?: unknown };
    schema[name] =
      typeof message === 'string' && type !== undefined
        ? { __errors: [say(message)] }
        : errorSchemaOf(error as FieldErrors, say);
  }
  return schema as ErrorSchema;
}
