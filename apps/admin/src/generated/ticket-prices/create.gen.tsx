// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this one as custom/ticket-prices/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { TicketPriceForm } from './form.gen.tsx';

export const TicketPriceCreate = () => (
  <RecordCreate>
    <TicketPriceForm />
  </RecordCreate>
);
