// From schemas/resources/serials.json by `tuyen generate`. Edit that file instead.
import PinIcon from '@mui/icons-material/Pin';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const serials: ResourceEntry = {
  name: 'serials',
  icon: PinIcon,
  module: 'serial',
  menu: 'system',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.SerialList),
    create: () => import('./create.gen.tsx').then((module) => module.SerialCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.SerialEdit),
    show: () => import('./show.gen.tsx').then((module) => module.SerialShow),
  },
};
