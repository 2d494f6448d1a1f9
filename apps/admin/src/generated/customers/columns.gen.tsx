// From schemas/resources/customers.json by `tuyen generate`. Edit that, or own this as custom/customers/columns.tsx.
import { DataTable, EmailField, ReferenceField } from 'react-admin';
import { DateField, EnumField, PhoneField } from '@tuyen/kit/admin';

export const customerColumns = {
  full_name: <DataTable.Col source="full_name" />,
  birth_date: (
    <DataTable.Col source="birth_date">
      <DateField source="birth_date" />
    </DataTable.Col>
  ),
  phone: (
    <DataTable.Col source="phone">
      <PhoneField source="phone" />
    </DataTable.Col>
  ),
  email: (
    <DataTable.Col source="email">
      <EmailField source="email" />
    </DataTable.Col>
  ),
  object_group_id: (
    <DataTable.Col source="object_group_id">
      <ReferenceField source="object_group_id" reference="object-groups" link="show" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
