// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { sellCoinCommandColumns } from './columns.gen.tsx';
import { sellCoinCommandFilters } from './filters.gen.tsx';

export const SellCoinCommandList = () => (
  <ResourceList filters={Object.values(sellCoinCommandFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {sellCoinCommandColumns.code}
      {sellCoinCommandColumns.coin_id}
      {sellCoinCommandColumns.buyer_id}
      {sellCoinCommandColumns.amount}
      {sellCoinCommandColumns.payment_method}
      {sellCoinCommandColumns.completed_at}
      {sellCoinCommandColumns.state}
    </ResourceTable>
  </ResourceList>
);
