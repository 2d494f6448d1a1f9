// From schemas/resources/transactions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject transactions filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const transactionFilters = {
  q: <SearchInput source="q" alwaysOn />,
  order_id: <ReferenceSelect source="order_id" reference="orders" />,
  coin_id: <ReferenceSelect source="coin_id" reference="coins" />,
  provider: <EnumInput source="provider" enum="payment-provider" />,
  direction: <EnumInput source="direction" enum="transaction-direction" />,
  state: <EnumInput source="state" enum="transaction-state" />,
  signature_valid: <NullableBooleanInput source="signature_valid" />,
  created_at: <DateInput source="created_at" wholeOnly />,
};
