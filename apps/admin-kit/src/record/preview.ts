import { createContext, type ComponentType } from 'react';
import type { Identifier } from 'react-admin';

export const ShowPagesContext = createContext<(resource: string) => ComponentType | undefined>(() => undefined);

export interface Preview {
  readonly id: Identifier;
  /** Id of the page heading. The preview drawer uses the heading as its accessible name. */
  readonly heading: string;
  readonly close: () => void;
}

export const PreviewContext = createContext<Preview | undefined>(undefined);
