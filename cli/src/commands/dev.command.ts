import { defineCommand } from '@tuyen/generator/plugin';

export const devCommand = defineCommand({
  name: 'dev',
  description: 'Run the server and the apps with live reload, and generate again after each change',
  options: {
    '--port <number>': 'Port of the server; the apps use the next two (default: PORT, then 4000)',
    '--apps <names>': 'Apps to run: admin,portal or none (default: all that have a vite.config file)',
    '--reset': 'Start with a new database and sample rows',
    '--rows <number>': 'Number of sample rows per resource in a new database',
    '--open': 'Open the first app in the browser',
    '--plain': 'Print plain lines: no colors and no keys',
  },
  notes:
    'On a terminal: r restarts the server, d starts with new sample rows, o opens the browser, q quits.\nReads .env.development of the project. Keeps its rows in data/dev-<port>.db, or in the database of DATABASE_URL.',
  run: async (given) => {
    const { dev } = await import('../dev/dev.ts');
    return dev(given);
  },
});
