// From schemas/resources/webhook-deliveries.json by `tuyen generate`. Edit that file instead.
import SendIcon from '@mui/icons-material/Send';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const webhookDeliveries: ResourceEntry = {
  name: 'webhook-deliveries',
  icon: SendIcon,
  module: 'webhook-delivery',
  menu: 'system',
  title: '{event}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.WebhookDeliveryList),
    show: () => import('./show.gen.tsx').then((module) => module.WebhookDeliveryShow),
  },
};
