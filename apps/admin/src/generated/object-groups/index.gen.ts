// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file instead.
import GroupsIcon from '@mui/icons-material/Groups';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const objectGroups: ResourceEntry = {
  name: 'object-groups',
  icon: GroupsIcon,
  module: 'object-group',
  menu: 'catalog',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.ObjectGroupList),
    create: () => import('./create.gen.tsx').then((module) => module.ObjectGroupCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.ObjectGroupEdit),
    show: () => import('./show.gen.tsx').then((module) => module.ObjectGroupShow),
  },
};
