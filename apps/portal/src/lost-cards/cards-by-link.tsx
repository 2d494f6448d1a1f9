import { useMemo, type ReactNode } from 'react';
import { useAddress } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { readLink } from './link.ts';
import { OwnCards } from './own-cards.tsx';

export default function CardsByLink({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const address = useAddress();
  const link = useMemo(() => (address ? readLink(address.hash) : undefined), [address]);
  return link ? <OwnCards link={link} language={language} /> : children;
}
