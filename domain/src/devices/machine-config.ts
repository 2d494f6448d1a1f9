import type { Records, Values } from '../contract.ts';
import { objectOrEmpty } from '@tuyen/server/domain';

export function machineConfigOf(
  settings: Readonly<Pick<Values<'settings'>, 'pos_machine_config'>>,
  device: Readonly<Pick<Records['devices'], 'machine_config'>>,
) {
  return { ...objectOrEmpty(settings.pos_machine_config), ...objectOrEmpty(device.machine_config) };
}
