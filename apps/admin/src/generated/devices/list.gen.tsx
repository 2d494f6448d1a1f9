// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { deviceColumns } from './columns.gen.tsx';
import { deviceFilters } from './filters.gen.tsx';

export const DeviceList = () => (
  <ResourceList filters={Object.values(deviceFilters)} sort={{ field: 'serial_number', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {deviceColumns.serial_number}
      {deviceColumns.name}
      {deviceColumns.kind}
      {deviceColumns.vehicle_id}
      {deviceColumns.connection}
      {deviceColumns.last_seen_at}
      {deviceColumns.battery_percent}
      {deviceColumns.status}
      {deviceColumns.firmware_version}
      {deviceColumns.newer_firmware}
    </ResourceTable>
  </ResourceList>
);
