// From schemas/resources/roles.json by `tuyen generate`. Edit that file instead.
import BadgeIcon from '@mui/icons-material/Badge';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const roles: ResourceEntry = {
  name: 'roles',
  icon: BadgeIcon,
  module: 'role',
  menu: 'organization',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.RoleList),
    create: () => import('./create.gen.tsx').then((module) => module.RoleCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.RoleEdit),
    show: () => import('./show.gen.tsx').then((module) => module.RoleShow),
  },
};
