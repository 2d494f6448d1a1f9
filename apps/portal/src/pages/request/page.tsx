import { useEffect, useRef, useState } from 'react';
import { useWords } from '@tuyen/portal-kit';
import { CardFacts } from '../../cards/card-facts.tsx';
import { storeProof, type CardProof } from '../../cards/card-proof.ts';
import { CardQuestion } from '../../cards/card-question.tsx';
import type { CardView } from '../../cards/card-view.ts';
import { pathIn, type PageProps } from '../../language.ts';
import UnpaidOrders from '../../orders/unpaid-orders.tsx';
import { RequestList } from './request-list.tsx';

export default function RequestPage({ language, typed }: PageProps) {
  const words = useWords();
  const [found, setFound] = useState<{ readonly card: CardView; readonly proof: CardProof }>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) title.current?.focus();
  }, [found]);
  return (
    <>
      <UnpaidOrders language={language} />
      <div className="sheet">
        <h1>{words.t('site.pages.request.title')}</h1>
        {found && (
          <section className="order" aria-labelledby="card-title">
            <h2 id="card-title" ref={title} tabIndex={-1}>
              {words.t('card.found')}
            </h2>
            <CardFacts card={found.card} />
            <p className="f-buttons">
              <a className="f-button" href={pathIn(language, `/request/${found.card.id}`)}>
                {words.t('card.reissue')}
              </a>
              {found.card.isRenewable && (
                <a className="f-button f-button-second" href={pathIn(language, `/renewal/${found.card.id}`)}>
                  {words.t('card.renew')}
                </a>
              )}
            </p>
            <RequestList proof={found.proof} language={language} />
          </section>
        )}
        {/* The form stays in place in the tree, so that it keeps its answers while it is folded. */}
        <details className="look-up" open={!found} data-folded={found ? true : undefined}>
          <summary>{words.t('card.another')}</summary>
          <p className="lead">{words.t('card.requests_lead')}</p>
          <CardQuestion
            typed={typed}
            onFound={(card, proof) => {
              storeProof(proof, () => sessionStorage);
              setFound({ card, proof });
            }}
          />
          <p>
            <a href={pathIn(language, '/request/lost')}>{words.t('card.lost.no_code')}</a>
          </p>
          <p>
            <a href={pathIn(language, '/card')}>{words.t('own_card.link')}</a>
          </p>
        </details>
      </div>
    </>
  );
}
