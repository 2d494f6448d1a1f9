import type { SlotProps } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import UnpaidOrders from '../orders/unpaid-orders.tsx';
import { answersFor } from './ticket-answers.ts';
import { TicketsOnSale } from './tickets-on-sale.tsx';

export default function AboveForm({ language, onGive }: SlotProps<Language>) {
  return (
    <>
      <UnpaidOrders language={language} wide />
      <TicketsOnSale onChoose={(ticket) => onGive(answersFor(ticket))} />
    </>
  );
}
