// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers columns`.
import { DataTable } from 'react-admin';
import { DateField, EmailField, EnumField, PhoneField, ReferenceLink } from '@tuyen/admin-kit';

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
      <ReferenceLink source="object_group_id" reference="object-groups" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
