import { createContext, type ComponentType } from 'react';
import type { Identifier } from 'react-admin';

/** The page that shows a record of a resource, generated, owned or server-driven; undefined where it has none. */
export const ShowPagesContext = createContext<(resource: string) => ComponentType | undefined>(() => undefined);

/** What the page of a record must know when it is shown beside the list, and not at its own address. */
export interface Preview {
  readonly id: Identifier;
  /** Id of the element that names the drawer: the page's heading. */
  readonly heading: string;
  readonly close: () => void;
}

export const PreviewContext = createContext<Preview | undefined>(undefined);
