// From schemas/flows/renewal.json by `tuyen generate`. Edit that file, or own this: `tuyen eject renewal page`.
import type { PageProps } from '@tuyen/portal-kit';
import { GatedForm, useGate, useWords } from '@tuyen/portal-kit';
import CardGate from '../../cards/card-gate.tsx';
import UnpaidOrders from '../../orders/unpaid-orders.tsx';
import type { Language } from '../project.gen.ts';

const loadSteps = () => import('./steps.gen.tsx');

export default function RenewalPage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const { heading, start, chunk, onLikely, onStart } = useGate(loadSteps);
  return (
    <>
      <UnpaidOrders language={language} />
      <div className={start ? 'sheet' : 'sheet narrow'}>
        <h1 ref={heading} tabIndex={-1}>
          {words.t('pages.renewal.title')}
        </h1>
        <CardGate form="renewal" {...{ language, typed, heading, onLikely, onStart }} />
        <GatedForm {...{ language, heading, start, chunk }} />
      </div>
    </>
  );
}
