// From schemas/resources/order-members.json by `tuyen generate`. Edit that file instead.
import Diversity3Icon from '@mui/icons-material/Diversity3';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const orderMembers: ResourceEntry = {
  name: 'order-members',
  icon: Diversity3Icon,
  module: 'order-member',
  menu: 'files',
  title: '{full_name}',
  actions: ['list', 'show', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.OrderMemberList),
    edit: () => import('./edit.gen.tsx').then((module) => module.OrderMemberEdit),
    show: () => import('./show.gen.tsx').then((module) => module.OrderMemberShow),
  },
  views: {
    'to-attach-card': () =>
      import('./view-to-attach-card.gen.tsx').then((module) => module.OrderMemberViewToAttachCard),
  },
};
