// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  EnumInput,
  FormattedInput,
  LocalizedTextInput,
  NestedListInput,
  QuantityInput,
  ReferenceSelect,
} from '@tuyen/admin-kit';

export const objectGroupInputs = {
  code: <FormattedInput source="code" format="short-name" isRequired helperText="resources.object-groups.help.code" />,
  name: (
    <LocalizedTextInput source="name" isRequired>
      <TextInput source="vi" isRequired />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  card_kind: <EnumInput source="card_kind" enum="card-kind" isRequired />,
  discount_percent: (
    <QuantityInput
      source="discount_percent"
      min={0}
      unit="resources.object-groups.units.discount_percent"
      isRequired
      helperText="resources.object-groups.help.discount_percent"
    />
  ),
  validity_months: (
    <QuantityInput
      source="validity_months"
      min={1}
      unit="resources.object-groups.units.validity_months"
      helperText="resources.object-groups.help.validity_months"
    />
  ),
  needs_approval: <BooleanInput source="needs_approval" />,
  min_members: (
    <QuantityInput
      source="min_members"
      min={2}
      unit="resources.object-groups.units.min_members"
      helperText="resources.object-groups.help.min_members"
    />
  ),
  age_from: <QuantityInput source="age_from" min={0} unit="resources.object-groups.units.age_from" />,
  age_to: <QuantityInput source="age_to" min={0} unit="resources.object-groups.units.age_to" />,
  description: (
    <LocalizedTextInput source="description">
      <TextInput source="vi" multiline minRows={3} />
      <TextInput source="en" multiline minRows={3} />
    </LocalizedTextInput>
  ),
  issuer_id: (
    <ReferenceSelect
      source="issuer_id"
      reference="offices"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.object-groups.help.issuer_id"
    />
  ),
  status: <EnumInput source="status" enum="status" />,
  documents_required: (
    <NestedListInput
      source="documents_required"
      newRow={{ name: {} }}
      helperText="resources.object-groups.help.documents_required"
    >
      <LocalizedTextInput source="name" isRequired>
        <TextInput source="vi" isRequired />
        <TextInput source="en" />
      </LocalizedTextInput>
    </NestedListInput>
  ),
};
