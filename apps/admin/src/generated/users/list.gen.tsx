// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { userColumns } from './columns.gen.tsx';
import { userFilters } from './filters.gen.tsx';

export const UserList = () => (
  <ResourceList filters={Object.values(userFilters)} sort={{ field: 'username', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {userColumns.username}
      {userColumns.full_name}
      {userColumns.email}
      {userColumns.phone}
      {userColumns.office_id}
      {userColumns.status}
      {userColumns.last_login_at}
    </ResourceTable>
  </ResourceList>
);
