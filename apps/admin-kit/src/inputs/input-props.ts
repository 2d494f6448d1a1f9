import type { SxProps, Theme } from '@mui/material';
import type { InputProps } from 'react-admin';

export interface KitInputProps extends Pick<InputProps, 'defaultValue' | 'onChange' | 'validate'> {
  readonly source: string;
  readonly label?: string | false;
  readonly helperText?: string | false;
  readonly isRequired?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly alwaysOn?: boolean;
  readonly resource?: string;
  readonly sx?: SxProps<Theme>;
}

export function without<P extends object, K extends keyof P>(props: P, ...names: readonly K[]): Omit<P, K> {
  const rest = { ...props };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}

export function inputRest<P extends KitInputProps>(props: P): Omit<P, 'alwaysOn'> {
  return without(props, 'alwaysOn');
}
