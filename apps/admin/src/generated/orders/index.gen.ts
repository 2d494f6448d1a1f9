// From schemas/resources/orders.json by `tuyen generate`. Edit that file instead.
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const orders: ResourceEntry = {
  name: 'orders',
  icon: ShoppingCartIcon,
  module: 'order',
  menu: 'files',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.OrderList),
    create: () => import('./create.gen.tsx').then((module) => module.OrderCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.OrderEdit),
    show: () => import('./show.gen.tsx').then((module) => module.OrderShow),
  },
  views: {
    'to-approve': () => import('./view-to-approve.gen.tsx').then((module) => module.OrderViewToApprove),
    corrections: () => import('./view-corrections.gen.tsx').then((module) => module.OrderViewCorrections),
    'to-attach-card': () => import('./view-to-attach-card.gen.tsx').then((module) => module.OrderViewToAttachCard),
    'to-publish': () => import('./view-to-publish.gen.tsx').then((module) => module.OrderViewToPublish),
    'to-deliver': () => import('./view-to-deliver.gen.tsx').then((module) => module.OrderViewToDeliver),
  },
};
