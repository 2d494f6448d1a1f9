// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { TicketPriceForm } from './form.gen.tsx';

export const TicketPriceCreate = () => (
  <RecordCreate>
    <TicketPriceForm />
  </RecordCreate>
);
