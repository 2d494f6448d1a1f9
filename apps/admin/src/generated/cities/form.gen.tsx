// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { cityInputs } from './inputs.gen.tsx';
import { validateCity } from './validate.gen.js';

const resolver = resolverFor(validateCity);

export const CityForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {cityInputs.code}
      {cityInputs.name}
      {cityInputs.scope}
      {cityInputs.districts_complete}
      {cityInputs.status}
    </FormSection>
  </RecordForm>
);
