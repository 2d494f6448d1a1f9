import { defineCommand } from '@tuyen/generator/plugin';

export const doctorCommand = defineCommand({
  name: 'doctor',
  description: 'Check that the machine and the project are ready: versions, schemas, database, ports, browser',
  options: {
    '--database-url <url>': 'file:data/tuyen.db or postgres://… (default: DATABASE_URL, then data/tuyen.db)',
  },
  notes: 'Exit code 1 if something is broken. Warnings and skipped checks do not count.',
  run: async (given) => {
    const { doctor } = await import('./doctor.ts');
    return doctor(given);
  },
});
