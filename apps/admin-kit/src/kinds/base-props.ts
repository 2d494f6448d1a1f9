import { Children, isValidElement, type ReactNode } from 'react';

export function baseProps<P>(children: ReactNode): P {
  const base = Children.toArray(children).find((child) => isValidElement<P>(child));
  if (!base) throw new Error('Put the component of the base inside.');
  return base.props;
}
