// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that, or own this as custom/customer-requests/columns.tsx.
import { DataTable, ReferenceField } from 'react-admin';
import { DateTimeField, EnumField } from '@tuyen/kit/admin';

export const customerRequestColumns = {
  code: <DataTable.Col source="code" />,
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" enum="request-kind" />
    </DataTable.Col>
  ),
  order_id: (
    <DataTable.Col source="order_id">
      <ReferenceField source="order_id" reference="orders" link="show" />
    </DataTable.Col>
  ),
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceField source="customer_id" reference="customers" link="show" />
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
