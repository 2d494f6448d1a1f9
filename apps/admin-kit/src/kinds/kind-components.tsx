import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { FieldProps } from '../fields/field-props.ts';
import type { KitInputProps } from '../inputs/input-props.ts';

/**
 * Custom components for a project-specific field kind. A missing component defaults to that of the kind on which this
 * kind is based.
 */
export interface KindComponents {
  readonly input?: ComponentType<KitInputProps>;
  readonly field?: ComponentType<FieldProps>;
}

export type ComponentsOfKinds = Readonly<Record<string, KindComponents>>;

const NONE: ComponentsOfKinds = {};
const Context = createContext<ComponentsOfKinds>(NONE);

export const KindComponentsProvider = ({
  kinds = NONE,
  children,
}: {
  readonly kinds?: ComponentsOfKinds | undefined;
  readonly children: ReactNode;
}) => <Context.Provider value={kinds}>{children}</Context.Provider>;

export function useKindComponents(kind: string): KindComponents | undefined {
  const kinds = useContext(Context);
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
