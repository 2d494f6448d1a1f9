import { type CommandGroup, defineCommand } from '@tuyen/generator/plugin';

const SECRETS = 'Also remove the values of fields and headers with these names';

const importCommand = defineCommand({
  name: 'import',
  description: 'Write the requests of an HTTP archive (HAR) as recordings, without secrets',
  arguments: { '<archive>': 'File that a browser saved: session.har' },
  options: {
    '--origin <origin>': {
      description: 'Back end whose requests are taken: https://api.example.com',
      required: true,
    },
    '--stubs <folder>': { description: 'Folder of the recordings', required: true },
    '--secrets <names...>': SECRETS,
  },
  run: async (given) => {
    const { importStubs } = await import('./import-stubs.ts');
    return importStubs(given);
  },
});

const checkCommand = defineCommand({
  name: 'check',
  description: 'Compare recordings with the document and the real back end (exit code 1 if they differ)',
  options: {
    '--stubs <folder>': { description: 'Folder of the recordings', required: true },
    '--as <document>': 'OpenAPI document that the recorded answers must follow: openapi.yaml',
    '--against <origin>': 'Send the recorded GET requests to this back end and compare the shapes of its answers',
    '--authorization <variable>': 'With --against: environment variable with the Authorization header to send',
  },
  run: async (given) => {
    const { checkStubs } = await import('./check-stubs.ts');
    return checkStubs(given);
  },
});

export const stubsCommands: CommandGroup = {
  name: 'stubs',
  description: 'Import and check recorded answers of a foreign back end (made by `tuyen serve --record`)',
  commands: [importCommand, checkCommand],
};
