import { type Command, type CommandGroup, defineCommand } from '@tuyen/generator/plugin';

const URL_OPTION = {
  '--database-url <url>': 'file:data/tuyen.db or postgres://… (default: DATABASE_URL, then data/tuyen.db)',
} as const;

const COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'plan',
    description: 'Show the pending schema migration (exit code 1 if there is one)',
    options: URL_OPTION,
    run: async (given) => {
      const { database } = await import('./db.ts');
      return database('plan', undefined, given);
    },
  }),
  defineCommand({
    name: 'apply',
    description: 'Apply the pending schema migration, as the server does when it starts',
    options: {
      ...URL_OPTION,
      '--back': 'Migrate even if a newer build has changed the database',
      '--drop': 'Drop tables and columns that the schemas no longer have',
    },
    run: async (given) => {
      const { database } = await import('./db.ts');
      return database('apply', undefined, given);
    },
  }),
  defineCommand({
    name: 'backup',
    description: 'Write all rows to a file, while the server keeps running',
    arguments: { '<file>': 'File to write: tuyen-2026-11-23.backup.gz' },
    options: URL_OPTION,
    run: async ({ file, ...given }) => {
      const { database } = await import('./db.ts');
      return database('backup', file, given);
    },
  }),
  defineCommand({
    name: 'restore',
    description: 'Restore a backup into an empty database that no server uses',
    arguments: { '<file>': 'File that `tuyen db backup` wrote' },
    options: { ...URL_OPTION, '--force': 'Restore even if the database is not empty, and drop everything in it' },
    run: async ({ file, ...given }) => {
      const { database } = await import('./db.ts');
      return database('restore', file, given);
    },
  }),
  defineCommand({
    name: 'check',
    description: 'Find damage to the file, references to missing records and invalid values',
    options: URL_OPTION,
    run: async (given) => {
      const { database } = await import('./db.ts');
      return database('check', undefined, given);
    },
  }),
];

export const dbCommands: CommandGroup = {
  name: 'db',
  description: 'Inspect, migrate, back up and restore the database',
  commands: COMMANDS,
};
