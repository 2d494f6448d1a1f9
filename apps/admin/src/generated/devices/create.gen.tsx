// From schemas/resources/devices.json by `tuyen generate`. Edit that, or own this as custom/devices/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { DeviceForm } from './form.gen.tsx';

export const DeviceCreate = () => (
  <RecordCreate>
    <DeviceForm />
  </RecordCreate>
);
