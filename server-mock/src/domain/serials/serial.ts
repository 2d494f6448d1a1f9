import type { HookContext, Row } from '../../engine/domain.ts';
import { counterOf, dateParts, render, type PartValues } from './render.ts';
import { templateNamed, type PartName } from './templates.ts';

/** Stands for the route in the numbers of tickets that are good on all of them. */
const ALL_ROUTES = 'LT';

/** A new serial number of a template: its index is allotted in the transaction that writes the row, without gap or double. */
export async function serial(template: string, values: Readonly<Row>, context: HookContext): Promise<string> {
  const parts = templateNamed(template);
  const wanted = new Set(parts.flatMap((part) => ('part' in part ? [part.part] : [])));
  const known: PartValues = { ...dateParts(context.now), ...(await partsOf(values, wanted, context)) };
  return render(parts, known, await context.tx.next(counterOf(template, parts, known)));
}

/** What the row and the records it names say about the wanted parts. */
async function partsOf(
  row: Readonly<Row>,
  wanted: ReadonlySet<PartName>,
  { tx, officeId }: HookContext,
): Promise<PartValues> {
  const read = async (resource: string, id: unknown, field: string): Promise<string | undefined> => {
    const found = typeof id === 'string' ? await tx.get(resource, id) : undefined;
    return found?.[field] === undefined ? undefined : String(found[field]);
  };
  const route = row['route_id'] ?? (Array.isArray(row['route_ids']) ? row['route_ids'][0] : undefined);
  const office = row['office_id'] ?? officeId;
  const sources: Partial<Record<PartName, () => Promise<string | undefined>>> = {
    route_code: async () => (await read('routes', route, 'code')) ?? ALL_ROUTES,
    route_serial: async () => (await read('routes', route, 'route_serial')) ?? ALL_ROUTES,
    object_group: async () => (await read('object-groups', row['object_group_id'], 'code')) ?? 'BT',
    agency_short_name: async () => (await read('offices', office, 'short_name')) ?? 'TUYEN',
    office_short_name: async () => (await read('offices', office, 'short_name')) ?? 'TUYEN',
    node_code: () => read('nodes', row['node_id'], 'code'),
    node_number: () => read('nodes', row['node_id'], 'number'),
    shift_number: async () => (row['shift_number'] === undefined ? '1' : String(row['shift_number'])),
    ticket_type: async () => TICKET_TYPES[String(row['ticket_type'] ?? 'MONTHLY')] ?? 'VT',
    card_type: async () => CARD_TYPES[String(row['kind'] ?? row['card_kind'] ?? 'BASIC')] ?? 'T',
    command_transport: () => read('command-transports', row['command_transport_id'], 'code'),
  };
  const values: Partial<Record<PartName, string>> = {};
  for (const part of wanted) {
    const value = await sources[part]?.();
    if (value !== undefined) values[part] = value;
  }
  return values;
}

/** Vé lượt, vé ngày, vé tháng, miễn phí. */
const TICKET_TYPES: Readonly<Record<string, string>> = { ONE_TIME: 'VL', DAILY: 'VN', MONTHLY: 'VT', FREE: 'MP' };
/** Thường, ưu tiên, miễn phí, tập thể. */
const CARD_TYPES: Readonly<Record<string, string>> = { BASIC: 'T', PRIORITIZE: 'U', FREE: 'M', GROUP: 'P' };
