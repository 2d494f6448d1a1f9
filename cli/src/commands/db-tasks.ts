export const DATABASE_TASKS: readonly {
  readonly task: 'plan' | 'apply' | 'backup' | 'restore' | 'check';
  readonly description: string;
  /** Description of the file argument. */
  readonly argument?: string;
  readonly flags: readonly (readonly [flag: string, meaning: string])[];
}[] = [
  {
    task: 'plan',
    description:
      'show what the next start of the server changes, in which steps and how long; exit 1 where that is something',
    flags: [],
  },
  {
    task: 'apply',
    description: 'change the tables to what the schemas say, as a start of the server does',
    flags: [
      ['--back', 'also where a newer build has changed the database'],
      ['--drop', 'drop the tables and columns that the schemas have no longer'],
    ],
  },
  {
    task: 'backup',
    description: 'write all rows as they are now into one file; the server may go on writing',
    argument: 'to write: tuyen-2026-11-23.backup.gz',
    flags: [],
  },
  {
    task: 'restore',
    description: 'put a backup into an empty database, while no server runs on it',
    argument: 'of `tuyen db backup`',
    flags: [['--force', 'also into one that is not empty, of which everything is dropped']],
  },
  {
    task: 'check',
    description: 'look for damage of the file, references to nothing, and values that break their schemas',
    flags: [],
  },
];

export const DATABASE_URL = 'file:data/tuyen.db or postgres://… (default: DATABASE_URL, then data/tuyen.db)';
