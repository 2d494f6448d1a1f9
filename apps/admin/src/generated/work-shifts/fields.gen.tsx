// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  MoneyField,
  NestedListField,
  NumberField,
  QuantityField,
  ReferenceLink,
  TimeField,
} from '@tuyen/admin-kit';

export const workShiftFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="shift-state" />,
  work_date: <DateField source="work_date" />,
  shift_number: <NumberField source="shift_number" />,
  user_id: <ReferenceLink source="user_id" reference="users" />,
  node_id: <ReferenceLink source="node_id" reference="nodes" />,
  ticket_counter_id: <ReferenceLink source="ticket_counter_id" reference="ticket-counters" />,
  planned_from: <TimeField source="planned_from" />,
  planned_to: <TimeField source="planned_to" />,
  note: <TextField source="note" component="pre" />,
  opening_cash: <MoneyField source="opening_cash" currency="currency" />,
  cash_expected: <MoneyField source="cash_expected" currency="currency" />,
  cash_counted: <MoneyField source="cash_counted" currency="currency" />,
  cash_notes: (
    <NestedListField source="cash_notes">
      <MoneyField source="denomination" currency="currency" />
      <NumberField source="quantity" />
    </NestedListField>
  ),
  difference: <MoneyField source="difference" currency="currency" />,
  closing_note: <TextField source="closing_note" />,
  handed_over_to: <ReferenceLink source="handed_over_to" reference="users" />,
  total_quantity: <NumberField source="total_quantity" />,
  total_sales: <MoneyField source="total_sales" currency="currency" />,
  total_refunds: <MoneyField source="total_refunds" currency="currency" />,
  lines: (
    <NestedListField source="lines">
      <EnumField source="ticket_type" enum="ticket-type" />
      <EnumField source="issue_kind" enum="issue-kind" />
      <EnumField source="payment_method" enum="payment-method" />
      <NumberField source="quantity" />
      <MoneyField source="amount" currency="currency" />
      <MoneyField source="refunded" currency="currency" />
    </NestedListField>
  ),
  paper_tickets: (
    <NestedListField source="paper_tickets">
      <TextField source="command" />
      <QuantityField source="quantity" unit="resources.work-shifts.units.paper_tickets.quantity" />
      <MoneyField source="cash_due" currency="currency" />
      <MoneyField source="cash_handed_in" currency="currency" />
      <MoneyField source="difference" currency="currency" />
      <TextField source="difference_reason" />
    </NestedListField>
  ),
  paper_shortage: <MoneyField source="paper_shortage" currency="currency" />,
  paper_excess: <MoneyField source="paper_excess" currency="currency" />,
  opened_at: <DateTimeField source="opened_at" />,
  counted_at: <DateTimeField source="counted_at" />,
  counted_by: <ReferenceLink source="counted_by" reference="users" />,
  closed_at: <DateTimeField source="closed_at" />,
  closed_by: <ReferenceLink source="closed_by" reference="users" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="shift-state" />
      <EnumField source="to" enum="shift-state" />
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
