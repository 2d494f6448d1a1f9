// From schemas/resources/object-groups.json by `tuyen generate`. Edit that, or own this as custom/object-groups/inputs.tsx.
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { EnumInput, FormattedInput, TextListInput } from '@tuyen/kit/admin';

export const objectGroupInputs = {
  code: <FormattedInput source="code" format="short-name" isRequired helperText="resources.object-groups.help.code" />,
  name: <TextInput source="name" isRequired />,
  card_kind: <EnumInput source="card_kind" enum="card-kind" isRequired />,
  discount_percent: (
    <NumberInput
      source="discount_percent"
      min={0}
      max={100}
      step={1}
      isRequired
      helperText="resources.object-groups.help.discount_percent"
    />
  ),
  documents_required: (
    <TextListInput source="documents_required" helperText="resources.object-groups.help.documents_required" />
  ),
  validity_months: (
    <NumberInput
      source="validity_months"
      min={1}
      max={120}
      step={1}
      helperText="resources.object-groups.help.validity_months"
    />
  ),
  needs_approval: <BooleanInput source="needs_approval" />,
  age_from: <NumberInput source="age_from" min={0} max={120} step={1} />,
  age_to: <NumberInput source="age_to" min={0} max={120} step={1} />,
  description: <TextInput source="description" multiline minRows={3} />,
  status: <EnumInput source="status" enum="status" />,
};
