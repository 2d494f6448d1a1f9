// From schemas/resources/transactions.json by `tuyen generate`. Edit that file instead.
import PaymentsIcon from '@mui/icons-material/Payments';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const transactions: ResourceEntry = {
  name: 'transactions',
  icon: PaymentsIcon,
  module: 'transaction',
  menu: 'money',
  title: '{code}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TransactionList),
    show: () => import('./show.gen.tsx').then((module) => module.TransactionShow),
  },
};
