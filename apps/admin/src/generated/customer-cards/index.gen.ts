// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file instead.
import CreditCardIcon from '@mui/icons-material/CreditCard';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const customerCards: ResourceEntry = {
  name: 'customer-cards',
  icon: CreditCardIcon,
  module: 'customer-card',
  menu: 'customers',
  title: '{card_code}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CustomerCardList),
    create: () => import('./create.gen.tsx').then((module) => module.CustomerCardCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CustomerCardEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CustomerCardShow),
  },
};
