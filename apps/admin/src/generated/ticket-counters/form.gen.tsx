// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { ticketCounterInputs } from './inputs.gen.tsx';
import { validateTicketCounter } from './validate.gen.js';

const resolver = resolverFor(validateTicketCounter);

export const TicketCounterForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {ticketCounterInputs.code}
      {ticketCounterInputs.name}
      {ticketCounterInputs.phone}
      {ticketCounterInputs.delivers_cards}
      {ticketCounterInputs.card_stock_limit}
      {ticketCounterInputs.status}
    </FormSection>
    <FormSection name="place">
      {ticketCounterInputs.district_id}
      {ticketCounterInputs.address}
      {ticketCounterInputs.position}
    </FormSection>
    <FormSection name="hours">{ticketCounterInputs.opening_hours}</FormSection>
  </RecordForm>
);
