import { defineCommand } from '@tuyen/generator/plugin';

export const ejectCommand = defineCommand({
  name: 'eject',
  description: 'Copy a generated part, so that you can edit it',
  arguments: {
    '<resource>': 'Resource, as in its path: reading-rooms; or a flow of the portal',
    '[part]':
      'list, create, edit, show, form, columns, filters, inputs or fields; of a flow: page or result (default: list the parts)',
  },
  options: { '--dry-run': 'Print the file without writing it' },
  run: async ({ resource, part, ...given }) => {
    const { eject } = await import('./eject.ts');
    return eject(resource, part, given);
  },
});
