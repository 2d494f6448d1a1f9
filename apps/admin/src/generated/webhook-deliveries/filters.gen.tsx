// From schemas/resources/webhook-deliveries.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhook-deliveries filters`.
import { SearchInput, TextInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const webhookDeliveryFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="webhook-deliveries-state" />,
  problem: <EnumInput source="problem" enum="webhook-deliveries-problem" />,
  webhook_id: <ReferenceSelect source="webhook_id" reference="webhooks" />,
  event: <TextInput source="event" />,
  created_at: <DateInput source="created_at" wholeOnly />,
};
