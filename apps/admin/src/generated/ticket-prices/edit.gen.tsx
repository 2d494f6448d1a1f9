// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { TicketPriceForm } from './form.gen.tsx';

export const TicketPriceEdit = () => (
  <RecordEdit>
    <TicketPriceForm />
  </RecordEdit>
);
