import { useRef, useState } from 'react';
import { FormRunner, useWords } from '@tuyen/portal-kit';
import type { PageProps } from '../../language.ts';
import { registerPage } from '../../generated/register/page.gen.ts';
import { leaveFor } from '../../orders/leave.ts';
import { UnpaidOrders } from '../../orders/unpaid-orders.tsx';
import type { TicketOnSale } from './ticket-on-sale.ts';
import { TicketsOnSale } from './tickets-on-sale.tsx';
import { answersFor } from './ticket-answers.ts';

export default function RegisterPage({ language, typed }: PageProps) {
  const words = useWords();
  const [given, setGiven] = useState<Readonly<Record<string, unknown>>>();
  const form = useRef<HTMLHeadingElement>(null);
  const choose = (ticket: TicketOnSale) => {
    setGiven(answersFor(ticket));
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="hero">
        <h1>{words.t(registerPage.title)}</h1>
        <p className="lead">{words.t('tickets.lead')}</p>
      </div>
      <UnpaidOrders language={language} wide />
      <TicketsOnSale onChoose={choose} />
      <section className="sheet" aria-labelledby="register-form">
        <h2 id="register-form" ref={form} tabIndex={-1}>
          {words.t('tickets.form')}
        </h2>
        <FormRunner
          page={registerPage}
          typed={typed}
          {...(given && { given })}
          onSent={(answer) => leaveFor(answer, 'register', language, window)}
        />
      </section>
    </>
  );
}
