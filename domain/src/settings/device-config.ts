import type { Reader, Services, Values } from '../contract.ts';
import { type Caller, Problem, type Row } from '@tuyen/server-mock/domain';
import { machineConfigOf } from '../devices/machine-config.ts';
import { noteSeen } from '../devices/seen.ts';

/** The kinds of clients that run on a machine of the operator. */
const MACHINES: readonly (string | undefined)[] = ['POS', 'POS_WEB'];

interface Question {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly query: Readonly<Row>;
  readonly now: Date;
  readonly note: Services['note'];
}

/**
 * To a POS machine that names itself (`?device=` its serial number): the office's configuration with the device's own on top.
 * @throws 403 `device_inactive`
 */
export async function withDeviceConfig(
  values: Readonly<Values<'settings'>>,
  { reader, caller, query, now, note }: Question,
): Promise<Values<'settings'>> {
  const serial = query['device'];
  if (!MACHINES.includes(caller.clientKind) || typeof serial !== 'string') return {};
  const device = await reader.first('devices', { serial_number: serial });
  const isOurs = device && (caller.readableOffices?.includes(device.office_id) ?? true);
  if (!isOurs) return {};
  if (device.status !== 'ACTIVE') throw new Problem(403, 'device_inactive');
  await noteSeen(device, { note, now });
  return { pos_machine_config: machineConfigOf(values, device) };
}
