// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file instead.
import PunchClockIcon from '@mui/icons-material/PunchClock';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const workShifts: ResourceEntry = {
  name: 'work-shifts',
  icon: PunchClockIcon,
  module: 'work-shift',
  menu: 'money',
  title: '{code}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.WorkShiftList),
    create: () => import('./create.gen.tsx').then((module) => module.WorkShiftCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.WorkShiftEdit),
    show: () => import('./show.gen.tsx').then((module) => module.WorkShiftShow),
  },
};
