// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EmailField, EnumField, PhoneField, ReferenceLink } from '@tuyen/admin-kit';

export const userColumns = {
  username: <DataTable.Col source="username" />,
  full_name: <DataTable.Col source="full_name" />,
  email: (
    <DataTable.Col source="email">
      <EmailField source="email" />
    </DataTable.Col>
  ),
  phone: (
    <DataTable.Col source="phone">
      <PhoneField source="phone" />
    </DataTable.Col>
  ),
  office_id: (
    <DataTable.Col source="office_id">
      <ReferenceLink source="office_id" reference="offices" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="account-status" />
    </DataTable.Col>
  ),
  last_login_at: (
    <DataTable.Col source="last_login_at">
      <DateTimeField source="last_login_at" />
    </DataTable.Col>
  ),
};
