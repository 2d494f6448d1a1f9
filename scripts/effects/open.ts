/** Known to be read by nothing yet. This list only shrinks. */
export const OPEN: readonly string[] = [
  'agencies.deposit',
  'agencies.status',
  'device.monitor',
  'devices.activation_key',
  'nodes.ticket_types',
];
