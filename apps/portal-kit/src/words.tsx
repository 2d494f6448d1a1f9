import type { Formats, Region } from '@tuyen/model';
import { createContext, useContext, type ReactNode } from 'react';

export interface Words {
  readonly language: string;
  readonly region: Region;
  readonly formats: Formats;
  /** Returns the text of a key with `{{name}}` replaced from `values`. Returns the key itself if it is unknown. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Returns the texts and formats of the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords is used outside a WordsProvider.');
  return words;
}
