import { defineCommand } from '@tuyen/generator/plugin';

export const initCommand = defineCommand({
  name: 'init',
  description: 'Create a project',
  arguments: { '[folder]': 'Folder of the project (default: the current one)' },
  options: {
    '--template <name>':
      'rental: bikes and rentals with a workflow, a queue and a dashboard; portal: also a public form; blank: accounts only (default: rental)',
    '--languages <tags>': 'Language tags, the default language first: de,en (default: the language of this machine)',
    '--time-zone <name>': 'IANA name: Europe/Berlin (default: the time zone of this machine)',
    '--currency <code>': 'ISO 4217 code: EUR (default: the currency of the region of this machine)',
    '--name <name>': 'Name in package.json (default: the name of the folder)',
    '--no-install': 'Do not install packages',
    '--no-git': 'Do not create a Git repository',
    '--dry-run': 'List the files without writing them',
    '--yes': 'Ask no questions',
  },
  notes: [
    'In a terminal, the command asks for what the options leave open. Otherwise it uses the defaults and prints them.',
    'An existing package.json and .gitignore get what they lack. If any other file exists, nothing is written.',
  ].join('\n'),
  run: async (given) => {
    const { init } = await import('./init.ts');
    return init(given);
  },
});
