// From schemas/flows/renewal.json by `tuyen generate`. Edit that file, or own this: `tuyen eject renewal steps`.
import { useMemo } from 'react';
import type { GatedFormProps } from '@tuyen/portal-kit';
import { formAbout, FormRunner, nextPath } from '@tuyen/portal-kit';
import storeUnpaidOrder from '../../orders/store-unpaid-order.ts';
import type { Language } from '../project.gen.ts';
import { pathIn } from '../project.gen.ts';
import { renewalForm } from './form.gen.ts';

export default function RenewalSteps({ start, language }: GatedFormProps<Language>) {
  const page = useMemo(() => formAbout(renewalForm, start), [start]);
  return (
    <FormRunner
      page={page}
      {...start.known}
      onSent={(answer, answers) => {
        storeUnpaidOrder({ form: 'renewal', answer, answers });
        location.assign(pathIn(language, nextPath('/request/result/{result_id}', answer)));
      }}
    />
  );
}
