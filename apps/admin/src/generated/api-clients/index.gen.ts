// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file instead.
import VpnKeyIcon from '@mui/icons-material/VpnKey';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const apiClients: ResourceEntry = {
  name: 'api-clients',
  icon: VpnKeyIcon,
  module: 'api-client',
  menu: 'system',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.ApiClientList),
    create: () => import('../../custom/api-clients/create.tsx').then((module) => module.ApiClientCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.ApiClientEdit),
    show: () => import('./show.gen.tsx').then((module) => module.ApiClientShow),
  },
};
