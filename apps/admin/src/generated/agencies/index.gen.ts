// From schemas/resources/agencies.json by `tuyen generate`. Edit that file instead.
import HandshakeIcon from '@mui/icons-material/Handshake';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const agencies: ResourceEntry = {
  name: 'agencies',
  icon: HandshakeIcon,
  module: 'agency',
  menu: 'organization',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.AgencyList),
    create: () => import('./create.gen.tsx').then((module) => module.AgencyCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.AgencyEdit),
    show: () => import('./show.gen.tsx').then((module) => module.AgencyShow),
  },
};
