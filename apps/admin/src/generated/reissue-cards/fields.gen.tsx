// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that, or own this as custom/reissue-cards/fields.tsx.
import { BooleanField, ReferenceField, TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, MoneyField } from '@tuyen/kit/admin';

export const reissueCardFields = {
  old_card_id: <ReferenceField source="old_card_id" reference="customer-cards" link="show" />,
  new_card_code: <TextField source="new_card_code" />,
  reason: <TextField source="reason" />,
  old_card_returned: <BooleanField source="old_card_returned" />,
  customer_id: <ReferenceField source="customer_id" reference="customers" link="show" />,
  old_card_code: <TextField source="old_card_code" />,
  new_card_id: <ReferenceField source="new_card_id" reference="customer-cards" link="show" />,
  fee: <MoneyField source="fee" />,
  shift_id: <ReferenceField source="shift_id" reference="work-shifts" link="show" />,
  reissued_on: <DateField source="reissued_on" />,
  order_id: <ReferenceField source="order_id" reference="orders" link="show" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  note: <TextField source="note" component="pre" />,
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
