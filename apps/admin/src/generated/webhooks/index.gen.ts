// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file instead.
import WebhookIcon from '@mui/icons-material/Webhook';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const webhooks: ResourceEntry = {
  name: 'webhooks',
  icon: WebhookIcon,
  module: 'webhook',
  menu: 'system',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.WebhookList),
    create: () => import('./create.gen.tsx').then((module) => module.WebhookCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.WebhookEdit),
    show: () => import('./show.gen.tsx').then((module) => module.WebhookShow),
  },
};
