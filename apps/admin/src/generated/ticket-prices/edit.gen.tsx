// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that, or own this as custom/ticket-prices/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { TicketPriceForm } from './form.gen.tsx';

export const TicketPriceEdit = () => (
  <RecordEdit>
    <TicketPriceForm />
  </RecordEdit>
);
