// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices show`.
import { RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { deviceFields } from './fields.gen.tsx';

export const DeviceShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {deviceFields.serial_number}
      {deviceFields.name}
      {deviceFields.kind}
      {deviceFields.vehicle_id}
      {deviceFields.sim_number}
      {deviceFields.status}
      {deviceFields.note}
    </ShowSection>
    <ShowSection name="monitor">
      {deviceFields.connection}
      {deviceFields.last_seen_at}
      {deviceFields.last_position}
      {deviceFields.battery_percent}
    </ShowSection>
    <ShowSection name="software">
      {deviceFields.firmware_version}
      {deviceFields.newer_firmware}
      {deviceFields.machine_config}
    </ShowSection>
    <ShowSection name="system">
      {deviceFields.office_id}
      {deviceFields.created_by}
      {deviceFields.created_at}
      {deviceFields.updated_at}
    </ShowSection>
    <RelatedList resource="nodes" by="device_id" />
    <RecordTimeline />
  </RecordShow>
);
