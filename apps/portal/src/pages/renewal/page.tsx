import { useWords } from '@tuyen/portal-kit';
import { storeProof } from '../../cards/card-proof.ts';
import { CardQuestion } from '../../cards/card-question.tsx';
import { pathIn, type PageProps } from '../../language.ts';
import { UnpaidOrders } from '../../orders/unpaid-orders.tsx';

/** Finds the card to renew. The card's own page asks for ticket and duration. */
export default function RenewalPage({ language, typed }: PageProps) {
  const words = useWords();
  return (
    <>
      <UnpaidOrders language={language} />
      <div className="sheet narrow">
        <h1>{words.t('pages.renewal.title')}</h1>
        <p className="lead">{words.t('pages.renewal.steps.card.intro')}</p>
        <CardQuestion
          typed={typed}
          onFound={(card, proof) => {
            storeProof(proof, () => sessionStorage);
            location.assign(pathIn(language, `/renewal/${card.id}`));
          }}
        />
      </div>
    </>
  );
}
