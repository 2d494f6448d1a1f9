// From schemas/resources/orders.json by `tuyen generate`. Edit that file instead.
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import type { ResourceEntry } from '@tuyen/kit/admin';

export const orders: ResourceEntry = {
  name: 'orders',
  icon: ShoppingCartIcon,
  module: 'order',
  menu: 'sales',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.OrderList),
    create: () => import('./create.gen.tsx').then((module) => module.OrderCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.OrderEdit),
    show: () => import('./show.gen.tsx').then((module) => module.OrderShow),
  },
};
