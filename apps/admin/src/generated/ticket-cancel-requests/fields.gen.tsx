// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-cancel-requests fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, NestedListField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const ticketCancelRequestFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="cancel-request-state" />,
  ticket_id: <ReferenceLink source="ticket_id" reference="tickets" />,
  ticket_serial: <TextField source="ticket_serial" />,
  reason: <TextField source="reason" />,
  price: <MoneyField source="price" currency="currency" />,
  fee_percent: <QuantityField source="fee_percent" unit="resources.ticket-cancel-requests.units.fee_percent" />,
  fee_amount: <MoneyField source="fee_amount" currency="currency" />,
  refund_amount: <MoneyField source="refund_amount" currency="currency" />,
  refund_method: <EnumField source="refund_method" enum="payment-method" />,
  refunded_at: <DateTimeField source="refunded_at" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  decided_at: <DateTimeField source="decided_at" />,
  decided_by: <ReferenceLink source="decided_by" reference="users" />,
  decision_note: <TextField source="decision_note" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="cancel-request-state" />
      <EnumField source="to" enum="cancel-request-state" />
      <DateTimeField source="at" />
      <TextField source="by" />
      <TextField source="note" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
