// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const sellCoinCommandFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="coin-sale-state" />,
  coin_id: <ReferenceSelect source="coin_id" reference="coins" />,
  buyer_id: <ReferenceSelect source="buyer_id" reference="customers" />,
  payment_method: <EnumInput source="payment_method" enum="coin-payment" />,
  created_at: <DateInput source="created_at" wholeOnly />,
};
