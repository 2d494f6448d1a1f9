// From schemas/flows/request.json by `tuyen generate`. Edit that file, or own this: `tuyen eject request page`.
import type { PageProps } from '@tuyen/portal-kit';
import { GatedForm, useGate, useWords } from '@tuyen/portal-kit';
import CardGate from '../../cards/card-gate.tsx';
import UnpaidOrders from '../../orders/unpaid-orders.tsx';
import type { Language } from '../project.gen.ts';

const loadSteps = () => import('./steps.gen.tsx');

export default function RequestPage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const gate = useGate(loadSteps);
  return (
    <>
      <UnpaidOrders language={language} />
      <div className={gate.start ? 'sheet' : 'sheet narrow'}>
        <h1 ref={gate.props.heading} tabIndex={-1}>
          {words.t('pages.request.title')}
        </h1>
        <CardGate {...gate.props} form="request" language={language} typed={typed} />
        <GatedForm gate={gate} language={language} />
      </div>
    </>
  );
}
