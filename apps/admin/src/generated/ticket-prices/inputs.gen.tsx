// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  DateInput,
  EnumInput,
  FormattedInput,
  LocalizedTextInput,
  MoneyInput,
  QuantityInput,
  ReferenceListSelect,
  ReferenceSelect,
} from '@tuyen/admin-kit';

export const ticketPriceInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: (
    <LocalizedTextInput source="name" isRequired>
      <TextInput source="vi" isRequired />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  issuer_id: (
    <ReferenceSelect
      source="issuer_id"
      reference="offices"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
      helperText="resources.ticket-prices.help.issuer_id"
    />
  ),
  ticket_type: <EnumInput source="ticket_type" enum="ticket-type" isRequired />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" isRequired />,
  description: (
    <LocalizedTextInput source="description">
      <TextInput source="vi" multiline minRows={3} />
      <TextInput source="en" multiline minRows={3} />
    </LocalizedTextInput>
  ),
  status: <EnumInput source="status" enum="status" />,
  card_kind: <EnumInput source="card_kind" enum="card-kind" isRequired />,
  object_group_id: (
    <ReferenceSelect
      source="object_group_id"
      reference="object-groups"
      options={[{ where: { card_kind: { field: 'card_kind' }, status: ['ACTIVE', null] } }]}
    />
  ),
  route_scope: <EnumInput source="route_scope" enum="route-scope" isRequired />,
  route_ids: (
    <ReferenceListSelect
      source="route_ids"
      reference="routes"
      options={[{ where: { transport_mode: { field: 'transport_mode' }, status: ['ACTIVE', null] } }]}
      helperText="resources.ticket-prices.help.route_ids"
    />
  ),
  is_approve_cus_req: (
    <BooleanInput source="is_approve_cus_req" helperText="resources.ticket-prices.help.is_approve_cus_req" />
  ),
  base_price: (
    <MoneyInput
      source="base_price"
      min={0}
      currency="currency"
      isRequired
      helperText="resources.ticket-prices.help.base_price"
    />
  ),
  price: (
    <MoneyInput source="price" min={0} currency="currency" isRequired helperText="resources.ticket-prices.help.price" />
  ),
  next_price_from: <DateInput source="next_price_from" helperText="resources.ticket-prices.help.next_price_from" />,
  next_price: (
    <MoneyInput source="next_price" min={0} currency="currency" helperText="resources.ticket-prices.help.next_price" />
  ),
  next_base_price: (
    <MoneyInput
      source="next_base_price"
      min={0}
      currency="currency"
      helperText="resources.ticket-prices.help.next_base_price"
    />
  ),
  min_price: (
    <MoneyInput source="min_price" min={0} currency="currency" helperText="resources.ticket-prices.help.min_price" />
  ),
  max_price: (
    <MoneyInput source="max_price" min={0} currency="currency" helperText="resources.ticket-prices.help.max_price" />
  ),
  distance_fare: <BooleanInput source="distance_fare" helperText="resources.ticket-prices.help.distance_fare" />,
  block: <QuantityInput source="block" min={1} unit="resources.ticket-prices.units.block" />,
  linear_distance_fare: (
    <MoneyInput
      source="linear_distance_fare"
      min={0}
      currency="currency"
      helperText="resources.ticket-prices.help.linear_distance_fare"
    />
  ),
  rounding_method_block: (
    <EnumInput
      source="rounding_method_block"
      enum="rounding-method"
      helperText="resources.ticket-prices.help.rounding_method_block"
    />
  ),
  validity_start: <EnumInput source="validity_start" enum="validity-start" isRequired />,
  time_of_use: (
    <QuantityInput
      source="time_of_use"
      min={1}
      unit="resources.ticket-prices.units.time_of_use"
      helperText="resources.ticket-prices.help.time_of_use"
    />
  ),
  max_usage: (
    <QuantityInput
      source="max_usage"
      min={1}
      unit="resources.ticket-prices.units.max_usage"
      helperText="resources.ticket-prices.help.max_usage"
    />
  ),
  max_usage_in_day: (
    <QuantityInput source="max_usage_in_day" min={1} unit="resources.ticket-prices.units.max_usage_in_day" />
  ),
  on_sale: <BooleanInput source="on_sale" helperText="resources.ticket-prices.help.on_sale" />,
  sale_from: <DateInput source="sale_from" />,
  sale_to: <DateInput source="sale_to" />,
};
