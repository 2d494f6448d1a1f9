// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file instead.
import AssignmentIcon from '@mui/icons-material/Assignment';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const commandTransports: ResourceEntry = {
  name: 'command-transports',
  icon: AssignmentIcon,
  module: 'command-transport',
  menu: 'operations',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CommandTransportList),
    create: () => import('./create.gen.tsx').then((module) => module.CommandTransportCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CommandTransportEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CommandTransportShow),
  },
};
