// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { DeviceForm } from './form.gen.tsx';

export const DeviceEdit = () => (
  <RecordEdit>
    <DeviceForm />
  </RecordEdit>
);
