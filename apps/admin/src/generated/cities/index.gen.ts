// From schemas/resources/cities.json by `tuyen generate`. Edit that file instead.
import LocationCityIcon from '@mui/icons-material/LocationCity';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const cities: ResourceEntry = {
  name: 'cities',
  icon: LocationCityIcon,
  module: 'city',
  menu: 'catalog',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CityList),
    create: () => import('./create.gen.tsx').then((module) => module.CityCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CityEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CityShow),
  },
};
