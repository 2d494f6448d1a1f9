// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file instead.
import FactCheckIcon from '@mui/icons-material/FactCheck';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const acceptanceCommands: ResourceEntry = {
  name: 'acceptance-commands',
  icon: FactCheckIcon,
  module: 'acceptance',
  menu: 'operations',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.AcceptanceCommandList),
    create: () => import('./create.gen.tsx').then((module) => module.AcceptanceCommandCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.AcceptanceCommandEdit),
    show: () => import('./show.gen.tsx').then((module) => module.AcceptanceCommandShow),
  },
};
