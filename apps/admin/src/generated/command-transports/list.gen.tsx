// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { commandTransportColumns } from './columns.gen.tsx';
import { commandTransportFilters } from './filters.gen.tsx';

export const CommandTransportList = () => (
  <ResourceList filters={Object.values(commandTransportFilters)} sort={{ field: 'command_date', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {commandTransportColumns.code}
      {commandTransportColumns.command_date}
      {commandTransportColumns.route_id}
      {commandTransportColumns.vehicle_id}
      {commandTransportColumns.driver_id}
      {commandTransportColumns.sold_quantity}
      {commandTransportColumns.state}
    </ResourceTable>
  </ResourceList>
);
