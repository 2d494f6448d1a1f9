// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file instead.
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const vehicles: ResourceEntry = {
  name: 'vehicles',
  icon: DirectionsBusIcon,
  module: 'vehicle',
  menu: 'operations',
  title: '{plate}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.VehicleList),
    create: () => import('./create.gen.tsx').then((module) => module.VehicleCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.VehicleEdit),
    show: () => import('./show.gen.tsx').then((module) => module.VehicleShow),
  },
};
