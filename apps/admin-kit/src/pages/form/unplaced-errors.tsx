import { Alert } from '@mui/material';
import { messages } from '../../validation/message-at.ts';
import { ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

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
