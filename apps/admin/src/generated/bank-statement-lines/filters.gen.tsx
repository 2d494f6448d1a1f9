// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const bankStatementLineFilters = {
  q: <SearchInput source="q" alwaysOn />,
  match: <EnumInput source="match" enum="bank-line-match" />,
  state: <EnumInput source="state" enum="bank-line-state" />,
  booked_on: <DateInput source="booked_on" wholeOnly />,
  order_id: <ReferenceSelect source="order_id" reference="orders" />,
};
