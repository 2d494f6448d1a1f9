import { createContext } from 'react';

/** Are names of other records links to them? Not inside of something that is a link itself. */
export const LinksContext = createContext(true);
