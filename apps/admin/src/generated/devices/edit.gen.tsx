// From schemas/resources/devices.json by `tuyen generate`. Edit that, or own this as custom/devices/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { DeviceForm } from './form.gen.tsx';

export const DeviceEdit = () => (
  <RecordEdit>
    <DeviceForm />
  </RecordEdit>
);
