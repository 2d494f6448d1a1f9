// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const orderMemberColumns = {
  order_id: (
    <DataTable.Col source="order_id">
      <ReferenceLink source="order_id" reference="orders" />
    </DataTable.Col>
  ),
  number: (
    <DataTable.Col source="number" align="right">
      <NumberField source="number" />
    </DataTable.Col>
  ),
  full_name: <DataTable.Col source="full_name" />,
  birth_date: (
    <DataTable.Col source="birth_date">
      <DateField source="birth_date" />
    </DataTable.Col>
  ),
  card_code: <DataTable.Col source="card_code" />,
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="order-member-state" />
    </DataTable.Col>
  ),
  identity_number: <DataTable.Col source="identity_number" />,
};
