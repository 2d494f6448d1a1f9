// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { electronicCardColumns } from './columns.gen.tsx';
import { electronicCardFilters } from './filters.gen.tsx';

export const ElectronicCardList = () => (
  <ResourceList filters={Object.values(electronicCardFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <DataTable rowClick="show">
      {electronicCardColumns.card_code}
      {electronicCardColumns.code}
      {electronicCardColumns.chip_number}
      {electronicCardColumns.batch}
      {electronicCardColumns.ticket_counter_id}
      {electronicCardColumns.issue_kind}
      {electronicCardColumns.state}
    </DataTable>
  </ResourceList>
);
