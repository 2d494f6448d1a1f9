// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file instead.
import PinDropIcon from '@mui/icons-material/PinDrop';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const stopPoints: ResourceEntry = {
  name: 'stop-points',
  icon: PinDropIcon,
  module: 'stop-point',
  menu: 'operations',
  title: '{code} – {name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.StopPointList),
    create: () => import('./create.gen.tsx').then((module) => module.StopPointCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.StopPointEdit),
    show: () => import('./show.gen.tsx').then((module) => module.StopPointShow),
  },
  views: {
    map: () => import('./view-map.gen.tsx').then((module) => module.StopPointViewMap),
  },
};
