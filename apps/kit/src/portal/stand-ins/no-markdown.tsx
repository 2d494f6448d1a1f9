import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx (30 kB): no text of ours is Markdown. */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
