// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  NumberField,
  QuantityField,
  ReferenceLink,
  StateField,
} from '@tuyen/admin-kit';

export const vehicleFields = {
  plate: <TextField source="plate" />,
  kind: <EnumField source="kind" enum="vehicle-kind" />,
  seats: <QuantityField source="seats" unit="resources.vehicles.units.seats" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  inspection_expires_on: <DateField source="inspection_expires_on" />,
  brand: <TextField source="brand" />,
  manufactured_year: <NumberField source="manufactured_year" plain />,
  status: (
    <StateField
      source="status"
      enum="status"
      overrides={[
        {
          when: { status: 'ACTIVE' },
          past: 'inspection_expires_on',
          label: { vi: 'Hết hạn đăng kiểm', en: 'Inspection expired' },
          color: 'danger',
        },
      ]}
    />
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
