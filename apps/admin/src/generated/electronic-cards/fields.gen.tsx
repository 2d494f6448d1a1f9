// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards fields`.
import { TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, NestedListField, ReferenceLink } from '@tuyen/admin-kit';

export const electronicCardFields = {
  card_code: <TextField source="card_code" />,
  chip_number: <TextField source="chip_number" />,
  code: <TextField source="code" />,
  ticket_counter_id: <ReferenceLink source="ticket_counter_id" reference="ticket-counters" />,
  issue_kind: <EnumField source="issue_kind" enum="issue-kind" />,
  customer_card_id: <ReferenceLink source="customer_card_id" reference="customer-cards" />,
  issued_at: <DateTimeField source="issued_at" />,
  state: <EnumField source="state" enum="stock-card-state" />,
  state_reason: <TextField source="state_reason" />,
  missing_since: <DateTimeField source="missing_since" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="stock-card-state" />
      <EnumField source="to" enum="stock-card-state" />
      <DateTimeField source="at" />
      <TextField source="by" />
      <TextField source="note" />
    </NestedListField>
  ),
  batch: <TextField source="batch" />,
  supplier: <TextField source="supplier" />,
  received_on: <DateField source="received_on" />,
  note: <TextField source="note" component="pre" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
