// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { coinColumns } from './columns.gen.tsx';
import { coinFilters } from './filters.gen.tsx';

export const CoinList = () => (
  <ResourceList filters={Object.values(coinFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {coinColumns.code}
      {coinColumns.customer_id}
      {coinColumns.balance}
      {coinColumns.last_used_at}
      {coinColumns.locks_at}
      {coinColumns.state}
    </ResourceTable>
  </ResourceList>
);
