// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const ticketPriceFilters = {
  q: <SearchInput source="q" alwaysOn />,
  ticket_type: <EnumInput source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  route_scope: <EnumInput source="route_scope" enum="route-scope" />,
  card_kind: <EnumInput source="card_kind" enum="card-kind" />,
  object_group_id: <ReferenceSelect source="object_group_id" reference="object-groups" />,
  issuer_id: <ReferenceSelect source="issuer_id" reference="offices" />,
  next_price_from: <DateInput source="next_price_from" wholeOnly />,
  on_sale: <NullableBooleanInput source="on_sale" />,
  status: <EnumInput source="status" enum="status" />,
};
