// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { electronicCardColumns } from './columns.gen.tsx';
import { electronicCardFilters } from './filters.gen.tsx';

export const ElectronicCardList = () => (
  <ResourceList filters={Object.values(electronicCardFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {electronicCardColumns.card_code}
      {electronicCardColumns.code}
      {electronicCardColumns.chip_number}
      {electronicCardColumns.batch}
      {electronicCardColumns.ticket_counter_id}
      {electronicCardColumns.issue_kind}
      {electronicCardColumns.state}
      {electronicCardColumns.received_on}
      {electronicCardColumns.missing_since}
    </ResourceTable>
  </ResourceList>
);
