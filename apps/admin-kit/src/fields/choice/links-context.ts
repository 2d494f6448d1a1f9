import { createContext } from 'react';

/** Whether references render as links. False inside an element that is a link itself. */
export const LinksContext = createContext(true);
