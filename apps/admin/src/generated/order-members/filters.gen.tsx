// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members filters`.
import { SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const orderMemberFilters = {
  q: <SearchInput source="q" alwaysOn />,
  order_id: <ReferenceSelect source="order_id" reference="orders" />,
  state: <EnumInput source="state" enum="order-member-state" />,
};
