import { Alert } from '@mui/material';
import { isObject } from '@tuyen/model';
import { ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** Errors whose field is not on the form (hidden, read-only, or the record as a whole): no other component would show them. */
export function UnplacedErrors() {
  const { control } = useFormContext();
  const { errors } = useFormState();
  const shown = [...control._names.mount];
  const unplaced = [...messages(errors, '')].filter(
    ({ path }) => !shown.some((name) => path === name || path.startsWith(`${name}.`)),
  );
  if (unplaced.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {unplaced.map(({ path, message }) => (
        <div key={path}>
          {path.startsWith('root') ? null : <strong>{path}: </strong>}
          <ValidationError error={message} />
        </div>
      ))}
    </Alert>
  );
}

/** Every message of a form's errors with its dotted path. */
export function* messages(errors: object, prefix: string): Generator<{ path: string; message: string }> {
  for (const [key, error] of Object.entries(errors)) {
    const path = prefix + key;
    if (typeof error !== 'object' || error === null || error instanceof Element) continue;
    const { message, type } = isObject(error) ? error : {};
    if (typeof message === 'string' && type !== undefined) yield { path, message };
    else if (key !== 'ref') yield* messages(error, `${path}.`);
  }
}
