// From schemas/resources/trips.json by `tuyen generate`. Edit that file instead.
import DepartureBoardIcon from '@mui/icons-material/DepartureBoard';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const trips: ResourceEntry = {
  name: 'trips',
  icon: DepartureBoardIcon,
  module: 'trip',
  menu: 'operations',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TripList),
    create: () => import('./create.gen.tsx').then((module) => module.TripCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.TripEdit),
    show: () => import('./show.gen.tsx').then((module) => module.TripShow),
  },
  views: {
    board: () => import('./view-board.gen.tsx').then((module) => module.TripViewBoard),
    calendar: () => import('./view-calendar.gen.tsx').then((module) => module.TripViewCalendar),
  },
};
