// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const customerRequestColumns = {
  code: <DataTable.Col source="code" />,
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" enum="request-kind" />
    </DataTable.Col>
  ),
  order_id: (
    <DataTable.Col source="order_id">
      <ReferenceLink source="order_id" reference="orders" />
    </DataTable.Col>
  ),
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceLink source="customer_id" reference="customers" />
    </DataTable.Col>
  ),
  card_code: <DataTable.Col source="card_code" />,
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="order-status" />
    </DataTable.Col>
  ),
  created_at: (
    <DataTable.Col source="created_at">
      <DateTimeField source="created_at" />
    </DataTable.Col>
  ),
};
