// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file instead.
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const reissueCards: ResourceEntry = {
  name: 'reissue-cards',
  icon: SwapHorizIcon,
  module: 'reissue-card',
  menu: 'files',
  title: '{new_card_code}',
  actions: ['list', 'show', 'create', 'edit'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.ReissueCardList),
    create: () => import('./create.gen.tsx').then((module) => module.ReissueCardCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.ReissueCardEdit),
    show: () => import('./show.gen.tsx').then((module) => module.ReissueCardShow),
  },
};
