// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file instead.
import SystemUpdateIcon from '@mui/icons-material/SystemUpdate';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const appReleases: ResourceEntry = {
  name: 'app-releases',
  icon: SystemUpdateIcon,
  module: 'app-release',
  menu: 'system',
  title: '{app_version}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.AppReleaseList),
    create: () => import('./create.gen.tsx').then((module) => module.AppReleaseCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.AppReleaseEdit),
    show: () => import('./show.gen.tsx').then((module) => module.AppReleaseShow),
  },
};
