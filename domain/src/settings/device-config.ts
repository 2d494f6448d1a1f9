import type { Reader, Services, Values } from '../contract.ts';
import { type Caller, Problem, type Row } from '@tuyen/server/domain';
import { machineConfigOf } from '../devices/machine-config.ts';
import { noteSeen } from '../devices/seen.ts';

const MACHINES: readonly (string | undefined)[] = ['POS', 'POS_WEB'];

interface Question {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly officeId: string | null;
  readonly query: Readonly<Row>;
  readonly now: Date;
  readonly note: Services['note'];
}

/**
 * Returns the settings for the POS machines of the office. If the request names a machine by its serial number
 * (`?device=`), the machine's own configuration is merged into them.
 * @throws 403 `device_inactive`
 */
export async function machineSettings(
  values: Readonly<Values<'settings'>>,
  { reader, caller, officeId, query, now, note }: Question,
): Promise<Values<'settings'>> {
  const isOurs = (office: string | null) =>
    caller.readableOffices === undefined || (office !== null && caller.readableOffices.includes(office));
  if (!MACHINES.includes(caller.clientKind) || !isOurs(officeId)) return {};
  const settings = {
    journey_deposit_type: values.journey_deposit_type,
    journey_time_deposit: values.journey_time_deposit,
    journey_amount_deposit: values.journey_amount_deposit,
    pos_distance_map_stop_point: values.pos_distance_map_stop_point,
    checksum_verify_flag: values.checksum_verify_flag,
    pos_machine_config: values.pos_machine_config,
  };
  const serial = query['device'];
  const device = typeof serial === 'string' ? await reader.first('devices', { serial_number: serial }) : undefined;
  if (!device || !isOurs(device.office_id)) return settings;
  if (device.status !== 'ACTIVE') throw new Problem(403, 'device_inactive');
  await noteSeen(device, { note, now });
  return { ...settings, pos_machine_config: machineConfigOf(values, device) };
}
