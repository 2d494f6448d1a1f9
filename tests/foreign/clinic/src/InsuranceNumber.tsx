import type { KitFieldProps, KitInputProps } from '@tuyen/admin-kit';
import { TextInput, useFieldValue } from 'react-admin';

/** Accepts the number as on the card: in groups and in upper or lower case. */
export function InsuranceNumberInput({ alwaysOn: _, ...props }: KitInputProps) {
  return (
    <TextInput
      {...props}
      placeholder="A123 456 780"
      format={(number: string | null) => grouped(number ?? '')}
      parse={(typed: string) => typed.replaceAll(' ', '').toUpperCase() || null}
    />
  );
}

export function InsuranceNumberField({ source }: KitFieldProps) {
  const number: unknown = useFieldValue({ source });
  return typeof number === 'string' ? <code>{grouped(number)}</code> : null;
}

function grouped(number: string): string {
  return number.replace(/^(.{4})(.{1,3})(.*)$/, (_, ...groups: string[]) => groups.slice(0, 3).join(' ').trim());
}
