// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that, or own this as custom/ticket-counters/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { TicketCounterForm } from './form.gen.tsx';

export const TicketCounterEdit = () => (
  <RecordEdit>
    <TicketCounterForm />
  </RecordEdit>
);
