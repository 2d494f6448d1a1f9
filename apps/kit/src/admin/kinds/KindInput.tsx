import type { ReactNode } from 'react';
import type { KitInputProps } from '../inputs/input-props.ts';
import { baseProps } from './base-props.ts';
import { useKindComponents } from './kind-components.tsx';

interface KindInputProps {
  readonly source: string;
  /** The name of a project kind. */
  readonly kind: string;
  /** The input of the kind's base. */
  readonly children: ReactNode;
}

/** The input that the project has for a kind of its own, or that of the kind's base. */
export function KindInput({ kind, children }: KindInputProps) {
  const Own = useKindComponents(kind)?.input;
  return Own ? <Own {...baseProps<KitInputProps>(children)} /> : children;
}
