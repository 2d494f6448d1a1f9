// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  EnumInput,
  FormattedInput,
  GeoPointInput,
  NumberInput,
  QuantityInput,
  ReferenceSelect,
  TimeInput,
} from '@tuyen/admin-kit';

export const stationInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: <TextInput source="name" isRequired />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" isRequired />,
  opens: <TimeInput source="opens" />,
  closes: <TimeInput source="closes" />,
  status: <EnumInput source="status" enum="status" />,
  route_id: (
    <ReferenceSelect
      source="route_id"
      reference="routes"
      options={[{ where: { transport_mode: { field: 'transport_mode' }, status: ['ACTIVE', null] } }]}
      helperText="resources.stations.help.route_id"
    />
  ),
  order_on_line: <NumberInput source="order_on_line" min={1} helperText="resources.stations.help.order_on_line" />,
  distance_m: (
    <QuantityInput
      source="distance_m"
      min={0}
      unit="resources.stations.units.distance_m"
      helperText="resources.stations.help.distance_m"
    />
  ),
  is_interchange: <BooleanInput source="is_interchange" helperText="resources.stations.help.is_interchange" />,
  district_id: (
    <ReferenceSelect
      source="district_id"
      reference="districts"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  address: <TextInput source="address" />,
  position: <GeoPointInput source="position" />,
};
