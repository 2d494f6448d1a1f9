// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this one as custom/ticket-counters/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { TicketCounterForm } from './form.gen.tsx';

export const TicketCounterEdit = () => (
  <RecordEdit>
    <TicketCounterForm />
  </RecordEdit>
);
