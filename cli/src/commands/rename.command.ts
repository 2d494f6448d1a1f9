import { type CommandGroup, defineCommand } from '@tuyen/generator/plugin';

const OPTIONS = { '--dry-run': 'Show the changes without writing them' } as const;

const NOTES =
  'Schemas, texts and owned files follow. The file states the earlier name, so that a database keeps its rows: see `tuyen db plan`. Code of the domain does not follow; the type checker finds the places.';

const resourceCommand = defineCommand({
  name: 'resource',
  description: 'Rename a resource and its files',
  arguments: { '<resource>': 'Resource: books', '<new>': 'New name: volumes' },
  options: OPTIONS,
  notes: NOTES,
  run: async ({ resource, new: to, ...given }) => {
    const { rename } = await import('./rename.ts');
    return rename('resource', resource, to, given);
  },
});

const fieldCommand = defineCommand({
  name: 'field',
  description: 'Rename a field of a resource',
  arguments: { '<field>': 'Resource and field: books.isbn', '<new>': 'New name of the field: number' },
  options: OPTIONS,
  notes: NOTES,
  run: async ({ field, new: to, ...given }) => {
    const { rename } = await import('./rename.ts');
    return rename('field', field, to, given);
  },
});

const valueCommand = defineCommand({
  name: 'value',
  description: 'Rename a value of an enum',
  arguments: {
    '<value>': 'Enum file and value (book-state.LOST), or resource, field and value (books.size.BIG)',
    '<new>': 'New value: MISSING',
  },
  options: OPTIONS,
  notes: NOTES,
  run: async ({ value, new: to, ...given }) => {
    const { rename } = await import('./rename.ts');
    return rename('value', value, to, given);
  },
});

export const renameCommands: CommandGroup = {
  name: 'rename',
  description: 'Rename a resource, a field or a value everywhere, without losing rows',
  commands: [resourceCommand, fieldCommand, valueCommand],
};
