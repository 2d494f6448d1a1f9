import type { Reader, Records } from '../contract.ts';
import type { Caller } from '@tuyen/server/domain';
import { refuse } from '../guards/states.ts';
import type { PlaceOfUse } from '../rules/tickets/gate.ts';

export interface GateContext {
  readonly device: Records['devices'];
  readonly place: PlaceOfUse;
}

interface Named {
  readonly route_id?: string | null | undefined;
}

/**
 * Returns the active device with the request's serial number, if its office is visible to the caller. Also returns the
 * place of use. Its route is the requested one, or else the route of the device's vehicle, node or station. If several
 * lines share a gate, the place has no route.
 * @throws 422 on `device` or `route_id`
 */
export async function gateContextOf(
  reader: Reader,
  asked: Named & { readonly device: string },
  { readableOffices }: Caller,
): Promise<GateContext> {
  const device = await reader.first('devices', { serial_number: asked.device.trim().toUpperCase() });
  if (!device || readableOffices?.includes(device.office_id) === false)
    return refuse({ device: { code: 'device_unknown' } });
  if (device.status === 'INACTIVE') refuse({ device: { code: 'device_inactive' } });
  const place = (await placeNamed(reader, asked)) ?? (await placeOf(reader, device));
  return { device, place };
}

/**
 * Returns the route that the request names, as the place where the ticket is used. Returns undefined if the request
 * names no route.
 * @throws 422 on `route_id` if the route does not exist
 */
export async function placeNamed(reader: Reader, { route_id: id }: Named): Promise<PlaceOfUse | undefined> {
  if (!id) return undefined;
  const route = await reader.get('routes', id);
  return route ? onLine(route) : refuse({ route_id: { code: 'reference' } });
}

async function placeOf(reader: Reader, device: Records['devices']): Promise<PlaceOfUse> {
  const vehicle = await named(reader, 'vehicles', device.vehicle_id);
  const node = vehicle ? undefined : await reader.first('nodes', { device_id: device.id });
  const station = await named(reader, 'stations', node?.station_id);
  const route = await named(reader, 'routes', vehicle?.route_id ?? node?.route_id ?? station?.route_id);
  if (route) return onLine(route);
  return station?.transport_mode ? { mode: station.transport_mode } : {};
}

const onLine = ({ id, transport_mode: mode }: Records['routes']): PlaceOfUse => ({ routeId: id, mode });

async function named<K extends keyof Records>(
  reader: Reader,
  resource: K,
  id: string | null | undefined,
): Promise<Records[K] | undefined> {
  return id ? reader.get(resource, id) : undefined;
}
