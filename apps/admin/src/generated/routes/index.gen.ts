// From schemas/resources/routes.json by `tuyen generate`. Edit that file instead.
import RouteIcon from '@mui/icons-material/Route';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const routes: ResourceEntry = {
  name: 'routes',
  icon: RouteIcon,
  module: 'route',
  menu: 'operations',
  title: '{code} – {name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.RouteList),
    create: () => import('./create.gen.tsx').then((module) => module.RouteCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.RouteEdit),
    show: () => import('./show.gen.tsx').then((module) => module.RouteShow),
  },
  views: {
    map: () => import('./view-map.gen.tsx').then((module) => module.RouteViewMap),
  },
};
