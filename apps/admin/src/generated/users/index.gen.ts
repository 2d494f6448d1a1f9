// From schemas/resources/users.json by `tuyen generate`. Edit that file instead.
import PeopleIcon from '@mui/icons-material/People';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const users: ResourceEntry = {
  name: 'users',
  icon: PeopleIcon,
  module: 'user',
  menu: 'organization',
  title: '{full_name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.UserList),
    create: () => import('./create.gen.tsx').then((module) => module.UserCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.UserEdit),
    show: () => import('./show.gen.tsx').then((module) => module.UserShow),
  },
};
