// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { DeviceForm } from './form.gen.tsx';

export const DeviceCreate = () => (
  <RecordCreate>
    <DeviceForm />
  </RecordCreate>
);
