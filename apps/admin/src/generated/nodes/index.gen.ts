// From schemas/resources/nodes.json by `tuyen generate`. Edit that file instead.
import DialpadIcon from '@mui/icons-material/Dialpad';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const nodes: ResourceEntry = {
  name: 'nodes',
  icon: DialpadIcon,
  module: 'node',
  menu: 'operations',
  title: '{code} – {name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.NodeList),
    create: () => import('./create.gen.tsx').then((module) => module.NodeCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.NodeEdit),
    show: () => import('./show.gen.tsx').then((module) => module.NodeShow),
  },
};
