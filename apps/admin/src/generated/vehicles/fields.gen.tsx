// From schemas/resources/vehicles.json by `tuyen generate`. Edit that, or own this as custom/vehicles/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField } from '@tuyen/kit/admin';

export const vehicleFields = {
  plate: <TextField source="plate" />,
  kind: <EnumField source="kind" enum="vehicle-kind" />,
  seats: <NumberField source="seats" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  inspection_expires_on: <DateField source="inspection_expires_on" />,
  brand: <TextField source="brand" />,
  manufactured_year: <NumberField source="manufactured_year" />,
  status: <EnumField source="status" enum="status" />,
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
