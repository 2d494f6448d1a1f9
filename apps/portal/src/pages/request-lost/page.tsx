import { useMemo } from 'react';
import { useAddress, useWords } from '@tuyen/portal-kit';
import type { PageProps } from '../../language.ts';
import { AskForLink } from './ask-for-link.tsx';
import { readLink } from './link.ts';
import { OwnCards } from './own-cards.tsx';

/** Page for a lost card whose code is unknown: first a form to request a link by e-mail, then the linked cards. */
export default function LostCardPage({ language, typed }: PageProps) {
  const words = useWords();
  const address = useAddress();
  const link = useMemo(() => (address ? readLink(address.hash) : undefined), [address]);
  return (
    <div className="sheet narrow">
      <h1>{words.t('pages.lost-card.title')}</h1>
      {link ? <OwnCards link={link} language={language} /> : <AskForLink typed={typed} />}
    </div>
  );
}
