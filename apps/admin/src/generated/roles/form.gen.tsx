// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { inputs as roleInputs } from '../../custom/roles/inputs.tsx';
import { validateRole } from './validate.gen.js';

const resolver = resolverFor(validateRole);

export const RoleForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {roleInputs.code}
      {roleInputs.name}
      {roleInputs.organisation_types}
      {roleInputs.issuer_id}
      {roleInputs.description}
      {roleInputs.status}
    </FormSection>
    <FormSection name="permissions">{roleInputs.permissions}</FormSection>
  </RecordForm>
);
