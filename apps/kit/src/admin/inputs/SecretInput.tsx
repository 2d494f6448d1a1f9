import { PasswordInput, useRecordContext } from 'react-admin';
import type { KitInputProps } from './input-props.ts';

/** A secret: typed, never shown again. On a record that exists an empty input keeps what is stored. */
export function SecretInput({ isRequired, ...props }: KitInputProps) {
  const exists = useRecordContext()?.id !== undefined;
  return (
    <PasswordInput
      {...props}
      isRequired={(isRequired ?? false) && !exists}
      helperText={props.helperText ?? (exists ? 'form.secret.set' : undefined)}
      slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
    />
  );
}
