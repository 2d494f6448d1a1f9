import { defineCommand } from '@tuyen/generator/plugin';

export const importCommand = defineCommand({
  name: 'import',
  description:
    'Create resources from an OpenAPI document, a JSON Schema, a database or CSV files, and merge later changes',
  arguments: {
    '[source]':
      'A file, a folder, an address, env:NAME with an address, or the name of an import (default: all imports)',
  },
  options: {
    '--as <name>': 'Name of a new import (default: the name of the source)',
    '--list': 'Show what becomes a resource and what does not, and write nothing',
    '--only <patterns>': {
      description: 'Import only these resources: orders,invoice* (can be repeated)',
      repeatable: true,
    },
    '--except <patterns>': { description: 'Leave these resources out: *-history (can be repeated)', repeatable: true },
    '--rename <old=new>': {
      description:
        'Name a resource (users=customers), or say that the source renamed a field (customers.fax=customers.fax_number)',
      repeatable: true,
    },
    '--backend <name>':
      'Back end that keeps the records (default: the own server, or the one that the source describes)',
    '--own': 'Keep the records in the own server, although the source describes a back end',
    '--encoding <name>': 'Encoding of CSV files: windows-1252',
    '--follow': 'Download the documents at other addresses that an OpenAPI document or a JSON Schema refers to',
    '--accept <side:place>': {
      description:
        'Decide a conflict: theirs:<file>#<pointer> or mine:…; theirs or mine alone decides all (can be repeated)',
      repeatable: true,
    },
    '--check': 'Write nothing, and fail if the source has changed since the last import',
    '--dry-run': 'Show the changes and write nothing',
    '--rows': 'Copy the records of the source into the database of the server',
    '--database-url <url>': 'Database for --rows: file:data/tuyen.db or postgres://… (default: DATABASE_URL)',
  },
  notes: [
    'The first import creates schema files. Later imports merge: your edits stay, deleted files stay deleted, and a place',
    'that you and the source changed differently is reported. tuyen.config.json keeps the imports, and',
    'schemas/.imported has the last draft of each; commit both.',
  ].join('\n'),
  run: async (given) => {
    const { runImports } = await import('./import.ts');
    return runImports(given);
  },
});
