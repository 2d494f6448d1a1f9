// From schemas/resources/transactions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject transactions list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { transactionColumns } from './columns.gen.tsx';
import { transactionFilters } from './filters.gen.tsx';

export const TransactionList = () => (
  <ResourceList filters={Object.values(transactionFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {transactionColumns.code}
      {transactionColumns.order_id}
      {transactionColumns.provider}
      {transactionColumns.direction}
      {transactionColumns.amount}
      {transactionColumns.transaction_code}
      {transactionColumns.signature_valid}
      {transactionColumns.state}
      {transactionColumns.created_at}
    </ResourceTable>
  </ResourceList>
);
