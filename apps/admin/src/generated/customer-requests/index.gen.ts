// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file instead.
import AssignmentIndIcon from '@mui/icons-material/AssignmentInd';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const customerRequests: ResourceEntry = {
  name: 'customer-requests',
  icon: AssignmentIndIcon,
  module: 'customer-request',
  menu: 'files',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CustomerRequestList),
    create: () => import('./create.gen.tsx').then((module) => module.CustomerRequestCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CustomerRequestEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CustomerRequestShow),
  },
};
