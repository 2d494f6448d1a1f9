// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles inputs`.
import { TextInput } from 'react-admin';
import { DateInput, EnumInput, FormattedInput, NumberInput, QuantityInput, ReferenceSelect } from '@tuyen/admin-kit';

export const vehicleInputs = {
  plate: <FormattedInput source="plate" format="vn-plate" isRequired />,
  kind: <EnumInput source="kind" enum="vehicle-kind" isRequired />,
  seats: <QuantityInput source="seats" min={1} unit="resources.vehicles.units.seats" isRequired />,
  route_id: (
    <ReferenceSelect source="route_id" reference="routes" options={[{ where: { status: ['ACTIVE', null] } }]} />
  ),
  inspection_expires_on: (
    <DateInput source="inspection_expires_on" helperText="resources.vehicles.help.inspection_expires_on" />
  ),
  brand: <TextInput source="brand" />,
  manufactured_year: <NumberInput source="manufactured_year" min={1980} plain />,
  status: <EnumInput source="status" enum="status" />,
};
