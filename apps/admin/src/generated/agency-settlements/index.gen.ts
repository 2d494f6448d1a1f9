// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file instead.
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const agencySettlements: ResourceEntry = {
  name: 'agency-settlements',
  icon: AccountBalanceIcon,
  module: 'agency',
  menu: 'organization',
  title: '{receipt_number}',
  actions: ['list', 'show', 'create'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.AgencySettlementList),
    create: () => import('./create.gen.tsx').then((module) => module.AgencySettlementCreate),
    show: () => import('./show.gen.tsx').then((module) => module.AgencySettlementShow),
  },
};
