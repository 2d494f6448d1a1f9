// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that, or own this as custom/ticket-prices/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { TicketPriceForm } from './form.gen.tsx';

export const TicketPriceCreate = () => (
  <RecordCreate>
    <TicketPriceForm />
  </RecordCreate>
);
