import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { FieldProps } from '../fields/field-props.ts';
import type { KitInputProps } from '../inputs/input-props.ts';

/** What a back-office has of its own for a kind of the project. Where it has nothing, the components of the kind's base are used. */
export interface KindComponents {
  /** Edits a value in a form. It gets the props of the base's input. */
  readonly input?: ComponentType<KitInputProps>;
  /** Shows a value in tables and on pages. */
  readonly field?: ComponentType<FieldProps>;
}

/** Components by the name of the kind. */
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

/** The components for a kind; undefined where the project has none. */
export function useKindComponents(kind: string): KindComponents | undefined {
  const kinds = useContext(Context);
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
