// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices form`.
import { FormSection, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { ticketPriceInputs } from './inputs.gen.tsx';
import { validateTicketPrice } from './validate.gen.js';

const resolver = resolverFor(validateTicketPrice);

export const TicketPriceForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {ticketPriceInputs.code}
      {ticketPriceInputs.name}
      {ticketPriceInputs.issuer_id}
      {ticketPriceInputs.ticket_type}
      {ticketPriceInputs.transport_mode}
      {ticketPriceInputs.description}
      {ticketPriceInputs.status}
    </FormSection>
    <FormSection name="who">
      {ticketPriceInputs.card_kind}
      <When condition={{ card_kind: ['PRIORITIZE', 'FREE', 'GROUP'] }}>{ticketPriceInputs.object_group_id}</When>
      {ticketPriceInputs.route_scope}
      {ticketPriceInputs.route_ids}
      {ticketPriceInputs.is_approve_cus_req}
    </FormSection>
    <FormSection name="price">
      {ticketPriceInputs.base_price}
      {ticketPriceInputs.price}
      {ticketPriceInputs.next_price_from}
      {ticketPriceInputs.next_price}
      {ticketPriceInputs.next_base_price}
      {ticketPriceInputs.min_price}
      {ticketPriceInputs.max_price}
    </FormSection>
    <FormSection name="distance">
      {ticketPriceInputs.distance_fare}
      <When condition={{ distance_fare: true }}>
        {ticketPriceInputs.block}
        {ticketPriceInputs.linear_distance_fare}
        {ticketPriceInputs.rounding_method_block}
      </When>
    </FormSection>
    <FormSection name="use">
      {ticketPriceInputs.validity_start}
      {ticketPriceInputs.time_of_use}
      {ticketPriceInputs.max_usage}
      {ticketPriceInputs.max_usage_in_day}
    </FormSection>
    <FormSection name="sale">
      {ticketPriceInputs.on_sale}
      {ticketPriceInputs.sale_from}
      {ticketPriceInputs.sale_to}
    </FormSection>
  </RecordForm>
);
