import type { ReactNode } from 'react';
export default function BySession({ children }: { readonly children: ReactNode }) {
  return children;
}
