import type { Reader, Records } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server/domain';
import type { Piece, SerialPart, SerialValues } from '../rules/serials/serial-template.ts';

const ALL_ROUTES = 'LT';
const NO_GROUP = 'BT';
/** Text in the serial number of a ticket sold online or through the Open API, in place of a sales node. */
const NO_NODE = '0';
/** Abbreviations in serial numbers for single, day, monthly and free tickets (vé lượt, vé ngày, vé tháng, miễn phí). */
const TICKET_TYPES: Readonly<Record<string, string>> = { ONE_TIME: 'VL', DAILY: 'VN', MONTHLY: 'VT', FREE: 'MP' };
/** Abbreviations in serial numbers for basic, priority, free and group cards (thường, ưu tiên, miễn phí, tập thể). */
const CARD_TYPES: Readonly<Record<string, string>> = { BASIC: 'T', PRIORITIZE: 'U', FREE: 'M', GROUP: 'P' };

type Parts = Readonly<Row>;

/**
 * Sources of the value of one part of a serial number, in the order in which they are tried: the row itself, a record
 * that the row refers to, a constant.
 */
interface Source {
  readonly own?: (row: Parts) => string | undefined;
  readonly record?: readonly [resource: keyof Records, id: (row: Parts) => unknown, field: string];
  readonly none?: string;
}

const ofOffice = { record: ['offices', (row) => row['office_id'], 'short_name'] } as const satisfies Source;

const SOURCES: Readonly<Partial<Record<SerialPart, Source>>> = {
  route_serial: { record: ['routes', routeOf, 'route_serial'], none: ALL_ROUTES },
  route_code: { record: ['routes', routeOf, 'code'], none: ALL_ROUTES },
  object_group: { record: ['object-groups', (row) => row['object_group_id'], 'code'], none: NO_GROUP },
  agency_short_name: ofOffice,
  office_short_name: ofOffice,
  command_transport: { record: ['command-transports', (row) => row['command_transport_id'], 'code'] },
  node_code: {
    own: (row) => text(row['node_code']),
    record: ['nodes', (row) => row['node_id'], 'code'],
    none: NO_NODE,
  },
  node_number: { record: ['nodes', (row) => row['node_id'], 'number'] },
  shift_number: {
    own: (row) => text(row['shift_number']),
    record: ['work-shifts', (row) => row['shift_id'], 'shift_number'],
  },
  ticket_type: { own: (row) => TICKET_TYPES[String(row['ticket_type'])] },
  card_type: { own: (row) => CARD_TYPES[String(row['kind'] ?? row['card_kind'])] },
};

export async function valuesFor(pieces: readonly Piece[], row: Parts, reader: Reader): Promise<SerialValues> {
  const found = new Map<string, Parts | undefined>();
  for (const [resource, id] of recordsOf(pieces, row)) {
    if (found.has(id)) continue;
    const record: Parts | undefined = await reader.get(resource, id);
    found.set(id, record);
  }
  return partValues(pieces, row, (_, id) => found.get(id));
}

export function partValues(
  pieces: readonly Piece[],
  row: Parts,
  recordOf: (resource: keyof Records, id: string) => Parts | undefined,
): SerialValues {
  const values: Partial<Record<SerialPart, string>> = {};
  for (const piece of pieces) {
    const source = 'part' in piece ? SOURCES[piece.part] : undefined;
    if (!source || !('part' in piece)) continue;
    const named = namedBy(source, row);
    const value =
      source.own?.(row) ?? (named && text(recordOf(named.resource, named.id)?.[named.field])) ?? source.none;
    if (value !== undefined) values[piece.part] = value.toUpperCase();
  }
  return values;
}

function* recordsOf(pieces: readonly Piece[], row: Parts): Generator<readonly [keyof Records, string]> {
  for (const piece of pieces) {
    const source = 'part' in piece ? SOURCES[piece.part] : undefined;
    const named = source && source.own?.(row) === undefined ? namedBy(source, row) : undefined;
    if (named) yield [named.resource, named.id];
  }
}

function namedBy({ record }: Source, row: Parts) {
  if (!record) return undefined;
  const [resource, idOf, field] = record;
  const id = idOf(row);
  return typeof id === 'string' ? { resource, id, field } : undefined;
}

function routeOf(row: Parts): unknown {
  return row['route_id'] ?? (Array.isArray(row['route_ids']) ? row['route_ids'][0] : undefined);
}

const text = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

export function unfit(template: string, part: SerialPart): Problem {
  return new Problem(409, 'serial_value', {
    template: { enum: 'serial-template', value: template },
    part: { enum: 'serial-part-kind', value: part },
  });
}
