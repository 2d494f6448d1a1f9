import { defineCommand } from '@tuyen/generator/plugin';

export const testCommand = defineCommand({
  name: 'test',
  description: 'Test every resource of the project over HTTP, and the first page in a browser',
  notes: [
    'The command starts the server on a free port with a new database of sample records. For each resource, it lists,',
    'creates, edits and deletes records, and sends requests without permission. The tests follow from the schemas.',
    'The browser is the Chromium at CHROME_PATH or an installed one. Exit code 1: a test failed.',
  ].join('\n'),
  run: async (given) => {
    const { test } = await import('./test.ts');
    return test(given);
  },
});
