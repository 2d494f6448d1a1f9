// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { bankStatementLineColumns } from './columns.gen.tsx';
import { bankStatementLineFilters } from './filters.gen.tsx';

export const BankStatementLineList = () => (
  <ResourceList filters={Object.values(bankStatementLineFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {bankStatementLineColumns.reference}
      {bankStatementLineColumns.booked_on}
      {bankStatementLineColumns.amount}
      {bankStatementLineColumns.description}
      {bankStatementLineColumns.order_id}
      {bankStatementLineColumns.match}
      {bankStatementLineColumns.state}
      {bankStatementLineColumns.missing}
    </ResourceTable>
  </ResourceList>
);
