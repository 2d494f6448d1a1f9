// From schemas/resources/coins.json by `tuyen generate`. Edit that file instead.
import TollIcon from '@mui/icons-material/Toll';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const coins: ResourceEntry = {
  name: 'coins',
  icon: TollIcon,
  module: 'coin',
  menu: 'money',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CoinList),
    create: () => import('./create.gen.tsx').then((module) => module.CoinCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CoinEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CoinShow),
  },
};
