// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file instead.
import StyleIcon from '@mui/icons-material/Style';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const electronicCards: ResourceEntry = {
  name: 'electronic-cards',
  icon: StyleIcon,
  module: 'electronic-card',
  menu: 'customers',
  title: '{card_code}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.ElectronicCardList),
    create: () => import('./create.gen.tsx').then((module) => module.ElectronicCardCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.ElectronicCardEdit),
    show: () => import('./show.gen.tsx').then((module) => module.ElectronicCardShow),
  },
};
