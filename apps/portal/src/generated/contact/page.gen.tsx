// From schemas/flows/contact.json by `tuyen generate`. Edit that file, or own this: `tuyen eject contact page`.
import { useState } from 'react';
import type { PageProps } from '@tuyen/portal-kit';
import { FormRunner, SentPage, useGiven, useWords } from '@tuyen/portal-kit';
import UnpaidOrders from '../../orders/unpaid-orders.tsx';
import type { Language } from '../project.gen.ts';
import { contactForm } from './form.gen.ts';

export default function ContactPage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const { given, heading, onGive } = useGiven();
  const [sent, setSent] = useState<{ readonly answer: unknown }>();
  if (sent) return <SentPage title="pages.contact.result.title" text="pages.contact.result.text" />;
  return (
    <>
      <UnpaidOrders {...{ language, onGive }} />
      <div className="sheet">
        <h1 ref={heading} tabIndex={-1}>
          {words.t('pages.contact.title')}
        </h1>
        <FormRunner
          page={contactForm}
          typed={typed}
          {...given}
          sendLabel="pages.contact.send"
          onSent={(answer) => setSent({ answer })}
        />
      </div>
    </>
  );
}
