import { PasswordInput, useRecordContext } from 'react-admin';
import type { KitInputProps } from './input-props.ts';

/** Input for a secret, which is never shown again. For an existing record, an empty input keeps the stored secret. */
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
