// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { apiClientColumns } from './columns.gen.tsx';
import { apiClientFilters } from './filters.gen.tsx';

export const ApiClientList = () => (
  <ResourceList filters={Object.values(apiClientFilters)} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable rowClick="show">
      {apiClientColumns.name}
      {apiClientColumns.client_kind}
      {apiClientColumns.key_prefix}
      {apiClientColumns.rate_limit}
      {apiClientColumns.expires_on}
      {apiClientColumns.last_used_at}
      {apiClientColumns.status}
    </DataTable>
  </ResourceList>
);
