// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { commandTicketInputs } from './inputs.gen.tsx';
import { validateCommandTicket } from './validate.gen.js';

const resolver = resolverFor(validateCommandTicket);

export const CommandTicketForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {commandTicketInputs.route_id}
      {commandTicketInputs.node_id}
      {commandTicketInputs.shift_id}
      {commandTicketInputs.note}
    </FormSection>
    <FormSection name="range">
      {commandTicketInputs.ticket_price_id}
      {commandTicketInputs.series}
      {commandTicketInputs.first_number}
      {commandTicketInputs.last_number}
    </FormSection>
  </RecordForm>
);
