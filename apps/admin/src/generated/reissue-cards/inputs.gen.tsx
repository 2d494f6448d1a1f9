// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import { EnumInput, FormattedInput, ReferenceSelect } from '@tuyen/admin-kit';

export const reissueCardInputs = {
  old_card_id: (
    <ReferenceSelect
      source="old_card_id"
      reference="customer-cards"
      options={[{ when: { new_card_id: null }, where: { status: ['ACTIVE', null] } }]}
      isRequired
      helperText="resources.reissue-cards.help.old_card_id"
    />
  ),
  new_card_code: (
    <FormattedInput
      source="new_card_code"
      format="card-code"
      isRequired
      helperText="resources.reissue-cards.help.new_card_code"
    />
  ),
  reason: (
    <EnumInput source="reason" enum="reissue-reason" isRequired helperText="resources.reissue-cards.help.reason" />
  ),
  old_card_returned: <BooleanInput source="old_card_returned" />,
  order_id: (
    <ReferenceSelect
      source="order_id"
      reference="orders"
      options={[{ where: { request_kind: 'REISSUE' } }]}
      helperText="resources.reissue-cards.help.order_id"
    />
  ),
  payment_method: <EnumInput source="payment_method" enum="payment-method" />,
  note: <TextInput source="note" multiline minRows={3} />,
};
