import { type CommandGroup, defineCommand } from '@tuyen/generator/plugin';

const OPTIONS = { '--dry-run': 'Show the changes without writing them' } as const;

const NOTES =
  'Schemas, texts and owned files follow. The file states the earlier name, so that a database keeps its rows: see `tuyen db plan`. Code of the domain does not follow; the type checker finds the places.';

const COMMANDS = (
  [
    ['resource', 'Rename a resource and its files', 'Resource: books', 'New name: volumes'],
    ['field', 'Rename a field of a resource', 'Resource and field: books.isbn', 'New name of the field: number'],
    [
      'value',
      'Rename a value of an enum',
      'Enum file and value (book-state.LOST), or resource, field and value (books.size.BIG)',
      'New value: MISSING',
    ],
  ] as const
).map(([thing, description, old, now]) =>
  defineCommand({
    name: thing,
    description,
    arguments: { '<old>': old, '<new>': now },
    options: OPTIONS,
    notes: NOTES,
    run: async ({ old: name, new: to, ...given }) => {
      const { rename } = await import('./rename.ts');
      return rename(thing, name, to, given);
    },
  }),
);

export const renameCommands: CommandGroup = {
  name: 'rename',
  description: 'Rename a resource, a field or a value everywhere, without losing rows',
  commands: COMMANDS,
};
