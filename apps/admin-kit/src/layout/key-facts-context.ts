import { createContext } from 'react';

/** Fields that the head of the page shows. Sections omit them. */
export const KeyFactsContext = createContext<ReadonlySet<string>>(new Set());
