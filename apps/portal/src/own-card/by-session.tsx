import { useMemo, type ReactNode } from 'react';
import { useAddress } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { readLink } from '../lost-cards/link.ts';
import { CardPage } from './card-page.tsx';
import { Welcome } from './welcome.tsx';
import { useCardSession } from './use-card-session.ts';

/** Shows the holder's cards in a session, else the question for a link. */
export default function BySession({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const address = useAddress();
  const link = useMemo(() => (address ? readLink(address.hash) : undefined), [address]);
  const session = useCardSession(link, address !== null);
  if (session.state === 'open') return <CardPage {...session} language={language} />;
  return <Welcome {...session}>{children}</Welcome>;
}
