// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { TicketCounterForm } from './form.gen.tsx';

export const TicketCounterCreate = () => (
  <RecordCreate>
    <TicketCounterForm />
  </RecordCreate>
);
