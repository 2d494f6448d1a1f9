// From schemas/resources/policies.json by `tuyen generate`. Edit that file instead.
import PolicyIcon from '@mui/icons-material/Policy';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const policies: ResourceEntry = {
  name: 'policies',
  icon: PolicyIcon,
  module: 'policy',
  menu: 'system',
  title: '{title_vi}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.PolicyList),
    create: () => import('./create.gen.tsx').then((module) => module.PolicyCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.PolicyEdit),
    show: () => import('./show.gen.tsx').then((module) => module.PolicyShow),
  },
};
