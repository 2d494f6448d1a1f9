// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agency-settlements list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { agencySettlementColumns } from './columns.gen.tsx';
import { agencySettlementFilters } from './filters.gen.tsx';

export const AgencySettlementList = () => (
  <ResourceList filters={Object.values(agencySettlementFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {agencySettlementColumns.receipt_number}
      {agencySettlementColumns.agency_id}
      {agencySettlementColumns.settled_at}
      {agencySettlementColumns.owed_before}
      {agencySettlementColumns.amount}
      {agencySettlementColumns.owed_after}
    </ResourceTable>
  </ResourceList>
);
