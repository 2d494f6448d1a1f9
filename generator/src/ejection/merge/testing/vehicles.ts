export const INPUTS = `// Ejected.
import { DateInput, TextInput } from 'react-admin';
import { EnumInput, QuantityInput, ReferenceSelect } from '@tuyen/admin-kit';

export const inputs = {
  plate: <TextInput source="plate" isRequired />,
  kind: <EnumInput source="kind" enum="vehicle-kind" isRequired />,
  seats: <QuantityInput source="seats" min={1} max={200} unit="resources.vehicles.units.seats" isRequired />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  expires_on: (
    <DateInput source="expires_on" helperText="resources.vehicles.help.the_day_on_which_the_inspection_expires_on" />
  ),
};
`;

export const FORM = `// Ejected.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { vehicleInputs } from '../../generated/vehicles/inputs.gen.tsx';
import { validateVehicle } from '../../generated/vehicles/validate.gen.js';

const resolver = resolverFor(validateVehicle);

export const VehicleForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {vehicleInputs.plate}
      {vehicleInputs.kind}
      {vehicleInputs.seats}
    </FormSection>
    <FormSection name="more">
      {vehicleInputs.route_id}
      {vehicleInputs.expires_on}
    </FormSection>
  </RecordForm>
);
`;

export const LIST = `// Ejected.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/admin-kit';
import { vehicleColumns } from '../../generated/vehicles/columns.gen.tsx';
import { vehicleFilters } from '../../generated/vehicles/filters.gen.tsx';

export const VehicleList = () => (
  <ResourceList filters={Object.values(vehicleFilters)} sort={{ field: 'plate', order: 'ASC' }}>
    <DataTable rowClick="show">
      {vehicleColumns.plate}
      {vehicleColumns.kind}
      {vehicleColumns.seats}
    </DataTable>
  </ResourceList>
);
`;

export const CREATE = `// Ejected.
import { RecordCreate } from '@tuyen/admin-kit';
import { VehicleForm } from '../../generated/vehicles/form.gen.tsx';

export const VehicleCreate = () => (
  <RecordCreate>
    <VehicleForm />
  </RecordCreate>
);
`;

export const OWN_FORM = `// Ejected.
import { FormSection, RecordCreate, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { vehicleInputs } from '../../generated/vehicles/inputs.gen.tsx';
import { validateVehicle } from '../../generated/vehicles/validate.gen.js';

const resolver = resolverFor(validateVehicle);

export const VehicleCreate = () => (
  <RecordCreate>
    <RecordForm resolver={resolver}>
      <FormSection name="main">{vehicleInputs.plate}</FormSection>
    </RecordForm>
  </RecordCreate>
);
`;
