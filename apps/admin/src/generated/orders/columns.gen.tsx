// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders columns`.
import { BooleanField, DataTable } from 'react-admin';
import { AssigneeName, DateTimeField, EnumField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const orderColumns = {
  code: <DataTable.Col source="code" />,
  request_kind: (
    <DataTable.Col source="request_kind">
      <EnumField source="request_kind" enum="request-kind" />
    </DataTable.Col>
  ),
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceLink source="customer_id" reference="customers" />
    </DataTable.Col>
  ),
  delivery_method: (
    <DataTable.Col source="delivery_method">
      <EnumField source="delivery_method" enum="delivery-method" />
    </DataTable.Col>
  ),
  total: (
    <DataTable.Col source="total" align="right">
      <MoneyField source="total" currency="currency" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="order-status" />
    </DataTable.Col>
  ),
  overdue: (
    <DataTable.Col source="overdue">
      <BooleanField source="overdue" />
    </DataTable.Col>
  ),
  created_at: (
    <DataTable.Col source="created_at">
      <DateTimeField source="created_at" />
    </DataTable.Col>
  ),
  card_kind: (
    <DataTable.Col source="card_kind">
      <EnumField source="card_kind" enum="card-kind" />
    </DataTable.Col>
  ),
  assignee_id: (
    <DataTable.Col source="assignee_id">
      <AssigneeName source="assignee_id" />
    </DataTable.Col>
  ),
  updated_at: (
    <DataTable.Col source="updated_at">
      <DateTimeField source="updated_at" />
    </DataTable.Col>
  ),
  payment_method: (
    <DataTable.Col source="payment_method">
      <EnumField source="payment_method" enum="payment-method" />
    </DataTable.Col>
  ),
  expires_at: (
    <DataTable.Col source="expires_at">
      <DateTimeField source="expires_at" />
    </DataTable.Col>
  ),
  ticket_counter_id: (
    <DataTable.Col source="ticket_counter_id">
      <ReferenceLink source="ticket_counter_id" reference="ticket-counters" />
    </DataTable.Col>
  ),
  card_code: <DataTable.Col source="card_code" />,
  receiver_name: <DataTable.Col source="receiver_name" />,
  refund_amount: (
    <DataTable.Col source="refund_amount" align="right">
      <MoneyField source="refund_amount" currency="currency" />
    </DataTable.Col>
  ),
};
