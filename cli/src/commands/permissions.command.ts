import { defineCommand } from '@tuyen/generator/plugin';

export const permissionsCommand = defineCommand({
  name: 'permissions',
  description: 'Show which role groups and API clients can have each permission',
  options: { '--csv': 'Print CSV' },
  run: async (given) => {
    const { permissions } = await import('./permissions.ts');
    return permissions(given);
  },
});
