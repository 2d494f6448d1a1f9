// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { apiClientColumns } from './columns.gen.tsx';
import { apiClientFilters } from './filters.gen.tsx';

export const ApiClientList = () => (
  <ResourceList filters={Object.values(apiClientFilters)} sort={{ field: 'name', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {apiClientColumns.name}
      {apiClientColumns.client_kind}
      {apiClientColumns.key_prefix}
      {apiClientColumns.rate_limit}
      {apiClientColumns.expires_on}
      {apiClientColumns.last_used_at}
      {apiClientColumns.status}
    </ResourceTable>
  </ResourceList>
);
