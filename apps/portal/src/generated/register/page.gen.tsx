// From schemas/flows/register.json by `tuyen generate`. Edit that file, or own this: `tuyen eject register page`.
import type { PageProps } from '@tuyen/portal-kit';
import { FormRunner, nextPath, useGiven, useWords } from '@tuyen/portal-kit';
import storeUnpaidOrder from '../../orders/store-unpaid-order.ts';
import AboveForm from '../../tickets/above-form.tsx';
import type { Language } from '../project.gen.ts';
import { pathIn } from '../project.gen.ts';
import { registerForm } from './form.gen.ts';

export default function RegisterPage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const { given, heading, onGive } = useGiven();
  return (
    <>
      <div className="hero">
        <h1>{words.t('pages.register.title')}</h1>
        <p className="lead">{words.t('pages.register.lead')}</p>
      </div>
      <AboveForm {...{ language, onGive }} />
      <section className="sheet" aria-labelledby="register-form">
        <h2 id="register-form" ref={heading} tabIndex={-1}>
          {words.t('pages.register.form_title')}
        </h2>
        <FormRunner
          page={registerForm}
          typed={typed}
          {...given}
          onSent={(answer, answers) => {
            storeUnpaidOrder({ form: 'register', answer, answers });
            location.assign(pathIn(language, nextPath('/register/result/{result_id}', answer)));
          }}
        />
      </section>
    </>
  );
}
