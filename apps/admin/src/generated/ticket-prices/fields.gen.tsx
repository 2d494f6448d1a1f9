// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  LocalizedTextField,
  MoneyField,
  QuantityField,
  ReferenceLink,
  ReferenceListField,
  StateField,
} from '@tuyen/admin-kit';

export const ticketPriceFields = {
  code: <TextField source="code" />,
  name: <LocalizedTextField source="name" />,
  issuer_id: <ReferenceLink source="issuer_id" reference="offices" />,
  ticket_type: <EnumField source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  description: <LocalizedTextField source="description" multiline />,
  status: (
    <StateField
      source="status"
      enum="status"
      overrides={[
        {
          when: { status: 'ACTIVE' },
          past: 'sale_to',
          label: { vi: 'Hết hạn bán', en: 'Sale ended' },
          color: 'neutral',
        },
      ]}
    />
  ),
  currency: <TextField source="currency" />,
  card_kind: <EnumField source="card_kind" enum="card-kind" />,
  object_group_id: <ReferenceLink source="object_group_id" reference="object-groups" />,
  route_scope: <EnumField source="route_scope" enum="route-scope" />,
  route_ids: <ReferenceListField source="route_ids" reference="routes" />,
  is_approve_cus_req: <BooleanField source="is_approve_cus_req" />,
  base_price: <MoneyField source="base_price" currency="currency" />,
  price: <MoneyField source="price" currency="currency" />,
  next_price_from: <DateField source="next_price_from" />,
  next_price: <MoneyField source="next_price" currency="currency" />,
  next_base_price: <MoneyField source="next_base_price" currency="currency" />,
  min_price: <MoneyField source="min_price" currency="currency" />,
  max_price: <MoneyField source="max_price" currency="currency" />,
  distance_fare: <BooleanField source="distance_fare" />,
  block: <QuantityField source="block" unit="resources.ticket-prices.units.block" />,
  linear_distance_fare: <MoneyField source="linear_distance_fare" currency="currency" />,
  rounding_method_block: <EnumField source="rounding_method_block" enum="rounding-method" />,
  validity_start: <EnumField source="validity_start" enum="validity-start" />,
  time_of_use: <QuantityField source="time_of_use" unit="resources.ticket-prices.units.time_of_use" />,
  max_usage: <QuantityField source="max_usage" unit="resources.ticket-prices.units.max_usage" />,
  max_usage_in_day: <QuantityField source="max_usage_in_day" unit="resources.ticket-prices.units.max_usage_in_day" />,
  on_sale: <BooleanField source="on_sale" />,
  sale_from: <DateField source="sale_from" />,
  sale_to: <DateField source="sale_to" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
