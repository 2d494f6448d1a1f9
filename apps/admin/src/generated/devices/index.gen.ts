// From schemas/resources/devices.json by `tuyen generate`. Edit that file instead.
import DevicesIcon from '@mui/icons-material/Devices';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const devices: ResourceEntry = {
  name: 'devices',
  icon: DevicesIcon,
  module: 'device',
  menu: 'operations',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.DeviceList),
    create: () => import('./create.gen.tsx').then((module) => module.DeviceCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.DeviceEdit),
    show: () => import('./show.gen.tsx').then((module) => module.DeviceShow),
  },
};
