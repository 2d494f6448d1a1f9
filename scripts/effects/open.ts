/** Known to be read by nothing yet. This list only shrinks. */
export const OPEN: readonly string[] = [
  'agencies.deposit',
  'agencies.status',
  'device.monitor',
  'devices.activation_key',
  'nodes.ticket_types',
  'object-groups.age_from',
  'object-groups.age_to',
  'object-groups.description',
  'object-groups.validity_months',
  'routes.monthly_sale',
  'settings.order_print_template',
  'settings.ticket_print_template',
  'ticket-prices.description',
];
