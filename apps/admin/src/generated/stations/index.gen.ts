// From schemas/resources/stations.json by `tuyen generate`. Edit that file instead.
import SubwayIcon from '@mui/icons-material/Subway';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const stations: ResourceEntry = {
  name: 'stations',
  icon: SubwayIcon,
  module: 'station',
  menu: 'operations',
  title: '{code} – {name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.StationList),
    create: () => import('./create.gen.tsx').then((module) => module.StationCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.StationEdit),
    show: () => import('./show.gen.tsx').then((module) => module.StationShow),
  },
  views: {
    map: () => import('./view-map.gen.tsx').then((module) => module.StationViewMap),
  },
};
