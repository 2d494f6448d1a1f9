// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject monthly-tickets create`.
import { FormSection, RecordCreate, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { monthlyTicketInputs } from './inputs.gen.tsx';
import { validateMonthlyTicket } from './validate.gen.js';

const resolver = resolverFor(validateMonthlyTicket);

export const MonthlyTicketCreate = () => (
  <RecordCreate>
    <RecordForm resolver={resolver}>
      <FormSection name="main">
        {monthlyTicketInputs.customer_card_id}
        {monthlyTicketInputs.ticket_price_id}
        {monthlyTicketInputs.object_group_id}
        {monthlyTicketInputs.route_ids}
      </FormSection>
      <FormSection name="months">
        {monthlyTicketInputs.start_month}
        {monthlyTicketInputs.start_on}
        {monthlyTicketInputs.months}
        {monthlyTicketInputs.few_days_agreed}
      </FormSection>
      <FormSection name="payment">
        {monthlyTicketInputs.payment_method}
        {monthlyTicketInputs.note}
      </FormSection>
    </RecordForm>
  </RecordCreate>
);
