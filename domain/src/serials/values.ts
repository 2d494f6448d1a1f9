import type { Reader, Records } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server-mock/domain';
import type { Piece, SerialPart, SerialValues } from '../rules/serials/serial-template.ts';

/** Stands for the route in the numbers of what is good on all of them. */
const ALL_ROUTES = 'LT';
/** Stands for the priority group of a plain ticket. */
const NO_GROUP = 'BT';
/** Sold at no node: over the Open API, on the web. */
const NO_NODE = '0';
/** Vé lượt, vé ngày, vé tháng, miễn phí. */
const TICKET_TYPES: Readonly<Record<string, string>> = { ONE_TIME: 'VL', DAILY: 'VN', MONTHLY: 'VT', FREE: 'MP' };
/** Thường, ưu tiên, miễn phí, tập thể. */
const CARD_TYPES: Readonly<Record<string, string>> = { BASIC: 'T', PRIORITIZE: 'U', FREE: 'M', GROUP: 'P' };

type Source = (row: Readonly<Row>, of: Look) => Promise<string | undefined> | string | undefined;
type Look = (resource: keyof Records, id: unknown, field: string) => Promise<string | undefined>;

/** Where each part finds its value: in the row itself, or in a record that the row names. */
const SOURCES: Readonly<Partial<Record<SerialPart, Source>>> = {
  route_serial: async (row, of) => (await of('routes', routeOf(row), 'route_serial')) ?? ALL_ROUTES,
  route_code: async (row, of) => (await of('routes', routeOf(row), 'code')) ?? ALL_ROUTES,
  object_group: async (row, of) => (await of('object-groups', row['object_group_id'], 'code')) ?? NO_GROUP,
  agency_short_name: (row, of) => of('offices', row['office_id'], 'short_name'),
  office_short_name: (row, of) => of('offices', row['office_id'], 'short_name'),
  command_transport: (row, of) => of('command-transports', row['command_transport_id'], 'code'),
  node_code: async (row, of) => text(row['node_code']) ?? (await of('nodes', row['node_id'], 'code')) ?? NO_NODE,
  node_number: (row, of) => of('nodes', row['node_id'], 'number'),
  shift_number: async (row, of) => text(row['shift_number']) ?? of('work-shifts', row['shift_id'], 'shift_number'),
  ticket_type: (row) => TICKET_TYPES[String(row['ticket_type'])],
  card_type: (row) => CARD_TYPES[String(row['kind'] ?? row['card_kind'])],
};

/** What the row, and the records it names, say about the parts that a template wants; the day gives the others. */
export async function valuesFor(pieces: readonly Piece[], row: Readonly<Row>, reader: Reader): Promise<SerialValues> {
  const of: Look = async (resource, id, field) =>
    typeof id === 'string' ? text(((await reader.get(resource, id)) as Row | undefined)?.[field]) : undefined;
  const values: Partial<Record<SerialPart, string>> = {};
  for (const piece of pieces) {
    if (!('part' in piece)) continue;
    const value = await SOURCES[piece.part]?.(row, of);
    if (value !== undefined) values[piece.part] = value.toUpperCase();
  }
  return values;
}

function routeOf(row: Readonly<Row>): unknown {
  return row['route_id'] ?? (Array.isArray(row['route_ids']) ? row['route_ids'][0] : undefined);
}

const text = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

/** A number cannot be made of what the row says: the error names the part. */
export function unfit(template: string, part: SerialPart): Problem {
  return new Problem(409, 'serial_value', { template, part });
}
