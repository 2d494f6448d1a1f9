// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file instead.
import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const agencySettlements: ResourceEntry = {
  name: 'agency-settlements',
  icon: RequestQuoteIcon,
  module: 'agency',
  menu: 'money',
  title: '{receipt_number}',
  actions: ['list', 'show', 'create'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.AgencySettlementList),
    create: () => import('./create.gen.tsx').then((module) => module.AgencySettlementCreate),
    show: () => import('./show.gen.tsx').then((module) => module.AgencySettlementShow),
  },
};
