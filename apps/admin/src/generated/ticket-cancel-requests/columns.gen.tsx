// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-cancel-requests columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, MoneyField } from '@tuyen/admin-kit';

export const ticketCancelRequestColumns = {
  code: <DataTable.Col source="code" />,
  ticket_serial: <DataTable.Col source="ticket_serial" />,
  reason: <DataTable.Col source="reason" />,
  price: (
    <DataTable.Col source="price" align="right">
      <MoneyField source="price" currency="currency" />
    </DataTable.Col>
  ),
  refund_amount: (
    <DataTable.Col source="refund_amount" align="right">
      <MoneyField source="refund_amount" currency="currency" />
    </DataTable.Col>
  ),
  created_at: (
    <DataTable.Col source="created_at">
      <DateTimeField source="created_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="cancel-request-state" />
    </DataTable.Col>
  ),
  refund_method: (
    <DataTable.Col source="refund_method">
      <EnumField source="refund_method" enum="payment-method" />
    </DataTable.Col>
  ),
  decided_at: (
    <DataTable.Col source="decided_at">
      <DateTimeField source="decided_at" />
    </DataTable.Col>
  ),
};
