// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { deviceInputs } from './inputs.gen.tsx';
import { validateDevice } from './validate.gen.js';

const resolver = resolverFor(validateDevice);

export const DeviceForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {deviceInputs.serial_number}
      {deviceInputs.name}
      {deviceInputs.kind}
      {deviceInputs.vehicle_id}
      {deviceInputs.sim_number}
      {deviceInputs.status}
      {deviceInputs.note}
    </FormSection>
    <FormSection name="software">
      {deviceInputs.firmware_version}
      {deviceInputs.activation_key}
      {deviceInputs.machine_config}
    </FormSection>
  </RecordForm>
);
