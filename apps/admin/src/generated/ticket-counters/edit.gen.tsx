// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { TicketCounterForm } from './form.gen.tsx';

export const TicketCounterEdit = () => (
  <RecordEdit>
    <TicketCounterForm />
  </RecordEdit>
);
