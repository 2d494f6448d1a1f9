// From schemas/flows/request.json by `tuyen generate`. Edit that file, or own this: `tuyen eject request steps`.
import { useMemo } from 'react';
import type { GatedFormProps } from '@tuyen/portal-kit';
import { formAbout, FormRunner, nextPath } from '@tuyen/portal-kit';
import storeUnpaidOrder from '../../orders/store-unpaid-order.ts';
import type { Language } from '../project.gen.ts';
import { pathIn } from '../project.gen.ts';
import { requestForm } from './form.gen.ts';

export default function RequestSteps({ start, language }: GatedFormProps<Language>) {
  const page = useMemo(() => formAbout(requestForm, start), [start]);
  return (
    <FormRunner
      page={page}
      {...start.known}
      onSent={(answer, answers) => {
        storeUnpaidOrder({ form: 'request', answer, answers });
        location.assign(pathIn(language, nextPath('/request/result/{result_id}', answer)));
      }}
    />
  );
}
