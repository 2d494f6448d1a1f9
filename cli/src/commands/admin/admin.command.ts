import { type CommandGroup, defineCommand } from '@tuyen/generator/plugin';

const createCommand = defineCommand({
  name: 'create',
  description: 'Create the first superuser and the first office of a database (asks for the password)',
  options: {
    '--database-url <url>': 'file:data/tuyen.db or postgres://… (default: DATABASE_URL)',
    '--username <name>': 'User name of the superuser',
    '--email <address>': 'Email address of the superuser',
    '--office <name>': 'Name of the office that is created if there is none',
    '--set <field=value>': {
      description: 'Set any other field: user.full_name=…, office.code=… (can be repeated)',
      repeatable: true,
    },
    '--another': 'Create a superuser even if there is one',
  },
  run: async (given) => {
    const { createAdmin } = await import('./create.ts');
    return createAdmin(given);
  },
});

export const adminCommands: CommandGroup = {
  name: 'admin',
  description: 'Manage the accounts of a server',
  commands: [createCommand],
};
