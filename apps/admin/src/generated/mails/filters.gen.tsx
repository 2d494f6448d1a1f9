// From schemas/resources/mails.json by `tuyen generate`. Edit that file, or own this: `tuyen eject mails filters`.
import { SearchInput, TextInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const mailFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="message-state" />,
  problem: <EnumInput source="problem" enum="message-problem" />,
  channel: <EnumInput source="channel" enum="message-channel" />,
  topic: <TextInput source="topic" />,
  recipient: <TextInput source="recipient" />,
  order_id: <ReferenceSelect source="order_id" reference="orders" />,
  customer_id: <ReferenceSelect source="customer_id" reference="customers" />,
  created_at: <DateInput source="created_at" wholeOnly />,
  office_id: <ReferenceSelect source="office_id" reference="offices" />,
};
