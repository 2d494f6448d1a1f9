import type { ReactNode } from 'react';

/** Replaces markdown-to-jsx (30 kB): our texts contain no Markdown. */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
