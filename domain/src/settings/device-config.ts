import type { Reader, Values } from '../contract.ts';
import type { Caller, Row } from '@tuyen/server-mock/domain';

/** The kinds of clients that run on a machine of the operator. */
const MACHINES: readonly (string | undefined)[] = ['POS', 'POS_WEB'];

/** To a POS machine that names itself (`?device=` its serial number): the office's configuration with the device's own on top. */
export async function withDeviceConfig(
  values: Readonly<Values<'settings'>>,
  { reader, caller, query }: { readonly reader: Reader; readonly caller: Caller; readonly query: Readonly<Row> },
): Promise<Values<'settings'>> {
  const serial = query['device'];
  if (!MACHINES.includes(caller.clientKind) || typeof serial !== 'string') return {};
  const device = await reader.first('devices', { serial_number: serial, status: 'ACTIVE' });
  const isOurs = device && (caller.readableOffices?.includes(device.office_id) ?? true);
  if (!isOurs) return {};
  return { pos_machine_config: { ...recordIn(values.pos_machine_config), ...recordIn(device.machine_config) } };
}

/** Of a configuration that is no object nothing can be overlaid. */
function recordIn(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
