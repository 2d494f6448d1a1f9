// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file instead.
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const sellCoinCommands: ResourceEntry = {
  name: 'sell-coin-commands',
  icon: CurrencyExchangeIcon,
  module: 'coin',
  menu: 'money',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.SellCoinCommandList),
    create: () => import('./create.gen.tsx').then((module) => module.SellCoinCommandCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.SellCoinCommandEdit),
    show: () => import('./show.gen.tsx').then((module) => module.SellCoinCommandShow),
  },
};
