// From schemas/resources/transactions.json by `tuyen generate`. Edit that file instead.
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const transactions: ResourceEntry = {
  name: 'transactions',
  icon: ReceiptLongIcon,
  module: 'transaction',
  menu: 'sales',
  title: '{code}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TransactionList),
    show: () => import('./show.gen.tsx').then((module) => module.TransactionShow),
  },
};
