// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets create`.
import { FormSection, RecordCreate, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { ticketInputs } from './inputs.gen.tsx';
import { validateTicket } from './validate.gen.js';

const resolver = resolverFor(validateTicket);

export const TicketCreate = () => (
  <RecordCreate>
    <RecordForm resolver={resolver}>
      <FormSection name="main">
        {ticketInputs.ticket_price_id}
        {ticketInputs.route_id}
        {ticketInputs.trip_id}
        {ticketInputs.node_id}
      </FormSection>
      <FormSection name="ride">
        {ticketInputs.from_stop_point_id}
        {ticketInputs.to_stop_point_id}
      </FormSection>
      <FormSection name="payment">
        {ticketInputs.payment_method}
        <When condition={{ payment_method: 'COIN' }}>{ticketInputs.coin_id}</When>
        {ticketInputs.note}
      </FormSection>
    </RecordForm>
  </RecordCreate>
);
