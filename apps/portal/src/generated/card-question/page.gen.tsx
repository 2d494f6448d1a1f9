// From schemas/flows/card-question.json by `tuyen generate`. Edit that file, or own this: `tuyen eject card-question page`.
import type { PageProps } from '@tuyen/portal-kit';
import { nextPath, Questions, useWords } from '@tuyen/portal-kit';
import storeFoundCard from '../../cards/store-found-card.ts';
import UnpaidOrders from '../../orders/unpaid-orders.tsx';
import type { Language } from '../project.gen.ts';
import { pathIn } from '../project.gen.ts';
import { cardQuestionForm } from './form.gen.ts';

export default function CardQuestionPage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  return (
    <>
      <UnpaidOrders language={language} />
      <div className="sheet narrow">
        <h1>{words.t('pages.card-question.title')}</h1>
        <p className="lead">{words.t('pages.card-question.steps.card.intro')}</p>
        <Questions
          form={cardQuestionForm}
          typed={typed}
          sendLabel="pages.card-question.send"
          none="pages.card-question.none"
          onSent={(answer, answers) => {
            storeFoundCard({ form: 'card-question', answer, answers });
            location.assign(pathIn(language, nextPath('/renewal/{id}', answer)));
          }}
        />
      </div>
    </>
  );
}
