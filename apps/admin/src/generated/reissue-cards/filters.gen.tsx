// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const reissueCardFilters = {
  q: <SearchInput source="q" alwaysOn />,
  order_id: <ReferenceSelect source="order_id" reference="orders" />,
  customer_id: <ReferenceSelect source="customer_id" reference="customers" />,
  reason: <EnumInput source="reason" enum="reissue-reason" />,
  old_card_returned: <NullableBooleanInput source="old_card_returned" />,
  reissued_on: <DateInput source="reissued_on" wholeOnly />,
};
