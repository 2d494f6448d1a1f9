// From schemas/resources/mails.json by `tuyen generate`. Edit that file instead.
import OutboxIcon from '@mui/icons-material/Outbox';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const mails: ResourceEntry = {
  name: 'mails',
  icon: OutboxIcon,
  module: 'mail',
  menu: 'system',
  title: '{subject}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.MailList),
    show: () => import('./show.gen.tsx').then((module) => module.MailShow),
  },
};
