// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups form`.
import { FormSection, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { objectGroupInputs } from './inputs.gen.tsx';
import { validateObjectGroup } from './validate.gen.js';

const resolver = resolverFor(validateObjectGroup);

export const ObjectGroupForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {objectGroupInputs.code}
      {objectGroupInputs.name}
      {objectGroupInputs.card_kind}
      {objectGroupInputs.discount_percent}
      {objectGroupInputs.validity_months}
      {objectGroupInputs.needs_approval}
      <When condition={{ card_kind: 'GROUP' }}>{objectGroupInputs.min_members}</When>
      {objectGroupInputs.age_from}
      {objectGroupInputs.age_to}
      {objectGroupInputs.description}
      {objectGroupInputs.issuer_id}
      {objectGroupInputs.status}
    </FormSection>
    <FormSection name="documents_required">{objectGroupInputs.documents_required}</FormSection>
  </RecordForm>
);
