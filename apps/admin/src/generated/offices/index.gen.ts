// From schemas/resources/offices.json by `tuyen generate`. Edit that file instead.
import BusinessIcon from '@mui/icons-material/Business';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const offices: ResourceEntry = {
  name: 'offices',
  icon: BusinessIcon,
  module: 'office',
  menu: 'organization',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.OfficeList),
    create: () => import('./create.gen.tsx').then((module) => module.OfficeCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.OfficeEdit),
    show: () => import('./show.gen.tsx').then((module) => module.OfficeShow),
  },
};
