import type { SxProps, Theme } from '@mui/material';
import type { InputProps } from 'react-admin';

/** What every input of the kit takes, as Screens write it, and what an owner may add: named as react-admin names it. */
export interface KitInputProps extends Pick<InputProps, 'defaultValue' | 'onChange' | 'validate'> {
  readonly source: string;
  readonly label?: string | false;
  readonly helperText?: string | false;
  readonly isRequired?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  /** Of a filter: shown from the start. */
  readonly alwaysOn?: boolean;
  readonly resource?: string;
  readonly sx?: SxProps<Theme>;
}

/** Props without those that the component underneath does not know. */
export function without<P extends object, K extends keyof P>(props: P, ...names: readonly K[]): Omit<P, K> {
  const rest = { ...props };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}

/** The part that react-admin's `useInput` and own text fields share, without what only lists read. */
export function inputRest<P extends KitInputProps>(props: P): Omit<P, 'alwaysOn'> {
  return without(props, 'alwaysOn');
}
