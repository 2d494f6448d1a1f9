// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file instead.
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const bankStatementLines: ResourceEntry = {
  name: 'bank-statement-lines',
  icon: AccountBalanceIcon,
  module: 'bank-statement',
  menu: 'money',
  title: '{reference}',
  actions: ['list', 'show', 'create'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.BankStatementLineList),
    create: () => import('./create.gen.tsx').then((module) => module.BankStatementLineCreate),
    show: () => import('./show.gen.tsx').then((module) => module.BankStatementLineShow),
  },
  views: {
    'to-confirm': () => import('./view-to-confirm.gen.tsx').then((module) => module.BankStatementLineViewToConfirm),
  },
};
