import { Children, isValidElement, type ReactNode } from 'react';
import type { FieldProps } from '../fields/field-props.ts';
import type { KitInputProps } from '../inputs/input-props.ts';

const INPUT = {
  source: true,
  label: true,
  helperText: true,
  isRequired: true,
  readOnly: true,
  disabled: true,
  alwaysOn: true,
  resource: true,
  sx: true,
  defaultValue: true,
  onChange: true,
  validate: true,
} as const satisfies Record<keyof KitInputProps, true>;

const FIELD = { source: true, label: true, sortable: true, emptyText: true, sx: true } as const;

/**
 * Returns the props of the inner input element that `KitInputProps` declares. Leaves out all other props of this
 * element, such as the name of a format, because a project's own input must not get them.
 */
export function inputProps(children: ReactNode): KitInputProps {
  return declared<KitInputProps>(children, INPUT);
}

export function fieldProps(children: ReactNode): FieldProps {
  return declared<FieldProps>(children, FIELD);
}

function declared<P extends object>(children: ReactNode, names: Readonly<Record<string, true>>): P {
  const base = Children.toArray(children).find((child) => isValidElement<P>(child));
  if (!base) throw new Error('Put the component of the base inside.');
  const props = { ...base.props };
  for (const name of Object.keys(props)) if (!Object.hasOwn(names, name)) Reflect.deleteProperty(props, name);
  return props;
}
