// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, JsonInput, PhoneInput, ReferenceSelect, SecretInput } from '@tuyen/admin-kit';

export const deviceInputs = {
  serial_number: <TextInput source="serial_number" isRequired helperText="resources.devices.help.serial_number" />,
  name: <TextInput source="name" isRequired />,
  kind: <EnumInput source="kind" enum="device-kind" isRequired />,
  vehicle_id: (
    <ReferenceSelect
      source="vehicle_id"
      reference="vehicles"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.devices.help.vehicle_id"
    />
  ),
  sim_number: <PhoneInput source="sim_number" />,
  status: <EnumInput source="status" enum="status" />,
  note: <TextInput source="note" multiline minRows={3} />,
  firmware_version: <TextInput source="firmware_version" />,
  activation_key: <SecretInput source="activation_key" helperText="resources.devices.help.activation_key" />,
  machine_config: <JsonInput source="machine_config" helperText="resources.devices.help.machine_config" />,
};
