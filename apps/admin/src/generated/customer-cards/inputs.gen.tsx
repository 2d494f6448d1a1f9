// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards inputs`.
import { DateInput, EnumInput, FormattedInput, ReferenceListSelect, ReferenceSelect } from '@tuyen/admin-kit';

export const customerCardInputs = {
  card_code: (
    <FormattedInput
      source="card_code"
      format="card-code"
      isRequired
      helperText="resources.customer-cards.help.card_code"
    />
  ),
  customer_id: (
    <ReferenceSelect
      source="customer_id"
      reference="customers"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  mode: <EnumInput source="mode" enum="card-mode" options={[{ values: ['FREE', 'MONTHLY'] }]} isRequired />,
  issue_kind: <EnumInput source="issue_kind" enum="issue-kind" />,
  issued_on: <DateInput source="issued_on" />,
  status: <EnumInput source="status" enum="status" />,
  kind: <EnumInput source="kind" enum="card-kind" isRequired />,
  object_group_id: (
    <ReferenceSelect
      source="object_group_id"
      reference="object-groups"
      options={[{ where: { card_kind: { field: 'kind' } } }]}
    />
  ),
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  route_scope: <EnumInput source="route_scope" enum="route-scope" />,
  route_ids: (
    <ReferenceListSelect
      source="route_ids"
      reference="routes"
      options={[{ where: { transport_mode: { field: 'transport_mode' } } }]}
    />
  ),
  valid_from: <DateInput source="valid_from" />,
  valid_to: <DateInput source="valid_to" helperText="resources.customer-cards.help.valid_to" />,
};
