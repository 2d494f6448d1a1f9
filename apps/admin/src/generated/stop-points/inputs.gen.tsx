// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import { EnumInput, FormattedInput, QuantityInput, ReferenceSelect } from '@tuyen/admin-kit';

export const stopPointInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: <TextInput source="name" isRequired />,
  has_shelter: <BooleanInput source="has_shelter" />,
  status: <EnumInput source="status" enum="status" />,
  district_id: (
    <ReferenceSelect
      source="district_id"
      reference="districts"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  address: <TextInput source="address" />,
  latitude: (
    <QuantityInput
      source="latitude"
      min={-90}
      decimals={6}
      unit="resources.stop-points.units.latitude"
      isRequired
      helperText="resources.stop-points.help.latitude"
    />
  ),
  longitude: (
    <QuantityInput
      source="longitude"
      min={-180}
      decimals={6}
      unit="resources.stop-points.units.longitude"
      isRequired
      helperText="resources.stop-points.help.longitude"
    />
  ),
};
