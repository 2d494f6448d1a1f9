// From schemas/resources/card-sessions.json by `tuyen generate`. Edit that file instead.
import PhonelinkLockIcon from '@mui/icons-material/PhonelinkLock';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const cardSessions: ResourceEntry = {
  name: 'card-sessions',
  icon: PhonelinkLockIcon,
  module: 'card-session',
  menu: 'customers',
  title: '{device}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CardSessionList),
    show: () => import('./show.gen.tsx').then((module) => module.CardSessionShow),
  },
};
