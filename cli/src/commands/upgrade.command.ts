import { defineCommand } from '@tuyen/generator/plugin';

export const upgradeCommand = defineCommand({
  name: 'upgrade',
  description: 'Merge schema changes into ejected parts, or move the project to this version of tuyen',
  arguments: {
    '[resource]': 'Resource (default: all ejected parts)',
    '[part]': 'Part of the resource (default: all its ejected parts)',
  },
  options: {
    '--dry-run': 'Show the changes without writing them',
    '--keep': 'Resolve conflicts with your version',
    '--markers': 'Write both versions of each conflict into the file',
    '--tool': 'Move the project to this version of tuyen: packages, imports, schema files, generated and ejected files',
    '--from <version>': 'With --tool: version of tuyen that the project is written for (default: from package.json)',
    '--force': 'With --tool: change files although git has uncommitted changes',
    '--no-install': 'With --tool: do not install packages',
  },
  notes:
    'To move a project to the latest version: npx @tuyen/cli@latest upgrade --tool. Commit before: git then shows and undoes the changes.',
  run: async ({ resource, part, ...given }) => {
    const { upgrade } = await import('./upgrade.ts');
    return upgrade(resource, part, given);
  },
});
