// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject daily-tickets create`.
import { FormSection, RecordCreate, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { dailyTicketInputs } from './inputs.gen.tsx';
import { validateDailyTicket } from './validate.gen.js';

const resolver = resolverFor(validateDailyTicket);

export const DailyTicketCreate = () => (
  <RecordCreate>
    <RecordForm resolver={resolver}>
      <FormSection name="main">
        {dailyTicketInputs.ticket_price_id}
        {dailyTicketInputs.valid_on}
        {dailyTicketInputs.route_ids}
        {dailyTicketInputs.node_id}
      </FormSection>
      <FormSection name="passenger">
        {dailyTicketInputs.customer_name}
        {dailyTicketInputs.customer_phone}
      </FormSection>
      <FormSection name="payment">
        {dailyTicketInputs.payment_method}
        <When condition={{ payment_method: 'COIN' }}>{dailyTicketInputs.coin_id}</When>
        {dailyTicketInputs.note}
      </FormSection>
    </RecordForm>
  </RecordCreate>
);
