import { Command as Program } from 'commander';
import { defineCommand } from '@tuyen/generator/plugin';
import { expect, test } from 'vitest';
import { addCommand } from './add-command.ts';

const lend = defineCommand({
  name: 'lend',
  description: 'Lend a book',
  arguments: { '<book>': 'Title of the book', '[reader]': 'Name of the reader' },
  options: {
    '--due-on <date>': { description: 'Day of return', required: true },
    '--note <text>': { description: 'Note (can be repeated)', repeatable: true },
    '--shelves <names...>': 'Shelves',
    '--dry-run': 'Change nothing',
  },
  run: async ({ book, reader, dueOn, note, shelves, dryRun, json }) => {
    ran = { book, reader, dueOn, note, shelves, dryRun, json };
    return 0;
  },
});

let ran: unknown;

async function runLine(...args: readonly string[]): Promise<unknown> {
  const program = new Program('tuyen')
    .option('--json')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  addCommand(program, { name: 'desk', description: 'Work at the desk', commands: [lend] }, async (command, given) => {
    await command.run(given);
  });
  await program.parseAsync([...args], { from: 'user' });
  return ran;
}

test('a command receives its arguments and options by name, together with the global options', async () => {
  const line = ['--json', 'desk', 'lend', 'Dune', '--due-on', '2026-01-01', '--note', 'a', '--note', 'b'];
  expect(await runLine(...line, '--shelves', 'x', 'y')).toEqual({
    book: 'Dune',
    reader: undefined,
    dueOn: '2026-01-01',
    note: ['a', 'b'],
    shelves: ['x', 'y'],
    dryRun: undefined,
    json: true,
  });
  expect(await runLine('desk', 'lend', 'Dune', 'Ann', '--due-on', 'x', '--dry-run')).toMatchObject({
    reader: 'Ann',
    dryRun: true,
  });
});

test('a command with a missing argument or required option fails with an error', async () => {
  await expect(runLine('desk', 'lend', '--due-on', 'x')).rejects.toThrow("missing required argument 'book'");
  await expect(runLine('desk', 'lend', 'Dune')).rejects.toThrow('--due-on <date>');
});
