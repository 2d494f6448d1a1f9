import { useEffect, useRef } from 'react';
import { useWords } from '@tuyen/portal-kit';
import { storeProof } from '../cards/card-proof.ts';
import { CardFacts } from '../cards/card-facts.tsx';
import { pathIn, type Language } from '../language.ts';
import { LockCard } from '../lost-cards/lock-card.tsx';
import { lookUpPath } from '../orders/look-up.ts';
import { Sessions } from './sessions.tsx';
import { Taps } from './taps.tsx';
import { Tickets } from './tickets.tsx';
import type { CardSessionTools } from './use-card-session.ts';
import type { HeldCard, HolderView } from './view.ts';

export function CardPage({
  holder,
  language,
  send,
  endOther,
  signOut,
}: CardSessionTools & { readonly holder: HolderView; readonly language: Language }) {
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // Focuses the title only when the page opens. After a change, the focus stays where the change was made.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words.t('card.lost.yours')}
      </h2>
      {!holder.isKept && <p className="result-news">{words.t('own_card.shared_note')}</p>}
      {holder.cards.length === 0 && <p className="result-warning">{words.t('card.lost.none')}</p>}
      {holder.cards.map((held) => (
        <Card
          key={held.card.id}
          {...{ held, holder, language }}
          onLock={() => send('lock', { card_id: held.card.id })}
        />
      ))}
      <Taps holder={holder} onConsent={(consents) => send('consent', { consents })} />
      <Sessions holder={holder} endOther={endOther} signOut={signOut} />
    </>
  );
}

function Card({
  held: { card, reissue, tickets },
  holder,
  language,
  onLock,
}: {
  readonly held: HeldCard;
  readonly holder: HolderView;
  readonly language: Language;
  readonly onLock: () => Promise<void>;
}) {
  const words = useWords();
  // The forms about a card ask for the phone number of its holder. On a shared computer it is not stored, so they ask.
  const remember = () => holder.isKept && storeProof({ card_id: card.id, phone: holder.phone }, () => sessionStorage);
  return (
    <section className="own-card" aria-label={`${words.t('card.code')} ${card.code}`}>
      <CardFacts card={card} />
      <Tickets tickets={tickets} code={card.code} />
      <p className="f-buttons">
        {card.isRenewable && (
          <a className="f-button" href={pathIn(language, `/renewal/${card.id}`)} onClick={remember}>
            {words.t('card.renew')}
            <span className="f-hidden"> {card.code}</span>
          </a>
        )}
        {!reissue && (
          <a className="f-button f-button-second" href={pathIn(language, `/request/${card.id}`)} onClick={remember}>
            {words.t('card.reissue')}
            <span className="f-hidden"> {card.code}</span>
          </a>
        )}
      </p>
      {reissue && (
        <p>
          {words.t('card.lost.ordered')} <a href={lookUpPath(language, reissue)}>{reissue}</a>
        </p>
      )}
      <LockCard card={card} onLock={onLock} />
    </section>
  );
}
