import { createContext, type ComponentType } from 'react';
import type { Identifier } from 'react-admin';

/** Returns the show page of a resource, whether generated, customized or server-driven. Undefined if there is none. */
export const ShowPagesContext = createContext<(resource: string) => ComponentType | undefined>(() => undefined);

/** State of a record page that is shown beside a list instead of at its own URL. */
export interface Preview {
  readonly id: Identifier;
  /** Id of the page heading. The preview drawer uses the heading as its accessible name. */
  readonly heading: string;
  readonly close: () => void;
}

export const PreviewContext = createContext<Preview | undefined>(undefined);
