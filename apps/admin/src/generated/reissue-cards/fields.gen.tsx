// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards fields`.
import { BooleanField, TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const reissueCardFields = {
  old_card_id: <ReferenceLink source="old_card_id" reference="customer-cards" />,
  new_card_code: <TextField source="new_card_code" />,
  reason: <EnumField source="reason" enum="reissue-reason" />,
  old_card_returned: <BooleanField source="old_card_returned" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  old_card_code: <TextField source="old_card_code" />,
  new_card_id: <ReferenceLink source="new_card_id" reference="customer-cards" />,
  currency: <TextField source="currency" />,
  fee: <MoneyField source="fee" currency="currency" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  reissued_on: <DateField source="reissued_on" />,
  order_id: <ReferenceLink source="order_id" reference="orders" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  note: <TextField source="note" component="pre" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
