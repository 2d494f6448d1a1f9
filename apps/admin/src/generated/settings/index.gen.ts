// From schemas/resources/settings.json by `tuyen generate`. Edit that file instead.
import SettingsIcon from '@mui/icons-material/Settings';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const settings: ResourceEntry = {
  name: 'settings',
  icon: SettingsIcon,
  module: 'setting',
  menu: 'system',
  title: '{office_display_name}',
  actions: ['list', 'show', 'edit'],
  singleton: 'site-config',
  pages: {
    edit: () => import('./edit.gen.tsx').then((module) => module.SettingEdit),
  },
};
