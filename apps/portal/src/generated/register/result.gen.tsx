// From schemas/flows/register.json by `tuyen generate`. Edit that file, or own this: `tuyen eject register result`.
import type { PageProps } from '@tuyen/portal-kit';
import { useResult, useWords, WaitingResult } from '@tuyen/portal-kit';
import OrderOutcome from '../../orders/order-outcome.tsx';
import type { Language } from '../project.gen.ts';
import { pathIn } from '../project.gen.ts';

const PENDING = { payment: 'confirming' };

export default function RegisterResultPage({ language }: PageProps<Language>) {
  const words = useWords();
  const result = useResult('public/results/{id}', PENDING);
  if (result.state !== 'loaded') {
    return (
      <WaitingResult result={result}>
        <a className="f-button" href={pathIn(language, '/search')}>
          {words.t('pages.register.result.otherwise')}
        </a>
      </WaitingResult>
    );
  }
  return (
    <div className="sheet narrow">
      <OrderOutcome language={language} id={result.id} answer={result.answer} late={result.late} />
    </div>
  );
}
