import type { Formats, Region } from '@tuyen/model';
import { createContext, useContext, type ReactNode } from 'react';

/** The texts of one language, and how values are written. A document has one language for its whole life: the other is another address. */
export interface Words {
  readonly language: string;
  readonly region: Region;
  readonly formats: Formats;
  /** The text of a key, `{{name}}` filled from `values`; an unknown key answers itself. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the page around. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords stands outside a WordsProvider.');
  return words;
}
