// From schemas/resources/customers.json by `tuyen generate`. Edit that file instead.
import PersonIcon from '@mui/icons-material/Person';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const customers: ResourceEntry = {
  name: 'customers',
  icon: PersonIcon,
  module: 'customer',
  menu: 'customers',
  title: '{full_name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CustomerList),
    create: () => import('./create.gen.tsx').then((module) => module.CustomerCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CustomerEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CustomerShow),
  },
};
