import type { ReactNode } from 'react';
import { inputProps } from './base-props.ts';
import { useKindComponents } from './kind-components.tsx';

interface KindInputProps {
  readonly source: string;
  readonly kind: string;
  readonly children: ReactNode;
}

/** Renders the input component of a custom field kind. Without one, shows the children. */
export function KindInput({ kind, children }: KindInputProps) {
  const Own = useKindComponents(kind)?.input;
  return Own ? <Own {...inputProps(children)} /> : children;
}
