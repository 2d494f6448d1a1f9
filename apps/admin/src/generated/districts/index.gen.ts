// From schemas/resources/districts.json by `tuyen generate`. Edit that file instead.
import MapIcon from '@mui/icons-material/Map';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const districts: ResourceEntry = {
  name: 'districts',
  icon: MapIcon,
  module: 'district',
  menu: 'catalog',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.DistrictList),
    create: () => import('./create.gen.tsx').then((module) => module.DistrictCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.DistrictEdit),
    show: () => import('./show.gen.tsx').then((module) => module.DistrictShow),
  },
};
