import type { SxProps, Theme } from '@mui/material';
import type { InputProps } from 'react-admin';

/**
 * Props of every input in the kit. They include the props that generated pages pass, and a few props with react-admin's
 * names for customization.
 */
export interface KitInputProps extends Pick<InputProps, 'defaultValue' | 'onChange' | 'validate'> {
  readonly source: string;
  readonly label?: string | false;
  readonly helperText?: string | false;
  readonly isRequired?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  /** True for a filter input that is always visible, not only after the user adds it. */
  readonly alwaysOn?: boolean;
  readonly resource?: string;
  readonly sx?: SxProps<Theme>;
}

/** Returns a copy of the props without the named ones, for example those that a wrapped component does not support. */
export function without<P extends object, K extends keyof P>(props: P, ...names: readonly K[]): Omit<P, K> {
  const rest = { ...props };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}

/** Returns the props for react-admin's `useInput` and text inputs, without the props that apply only to list filters. */
export function inputRest<P extends KitInputProps>(props: P): Omit<P, 'alwaysOn'> {
  return without(props, 'alwaysOn');
}
