// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { districtInputs } from './inputs.gen.tsx';
import { validateDistrict } from './validate.gen.js';

const resolver = resolverFor(validateDistrict);

export const DistrictForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {districtInputs.code}
      {districtInputs.name}
      {districtInputs.former_names}
      {districtInputs.city_id}
      {districtInputs.zone}
      {districtInputs.status}
    </FormSection>
  </RecordForm>
);
