import { defineCommand } from '@tuyen/generator/plugin';

export const upgradeCommand = defineCommand({
  name: 'upgrade',
  description: 'Merge schema changes into ejected parts',
  arguments: {
    '[resource]': 'Resource (default: all ejected parts)',
    '[part]': 'Part of the resource (default: all its ejected parts)',
  },
  options: {
    '--dry-run': 'Show the changes without writing them',
    '--keep': 'Resolve conflicts with your version',
    '--markers': 'Write both versions of each conflict into the file',
  },
  run: async ({ resource, part, ...given }) => {
    const { upgrade } = await import('./upgrade.ts');
    return upgrade(resource, part, given);
  },
});
