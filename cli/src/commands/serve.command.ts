import { defineCommand } from '@tuyen/generator/plugin';

export const serveCommand = defineCommand({
  name: 'serve',
  description: 'Run the server and the production builds of the apps (PORT and HOST set the address)',
  options: {
    '--api': 'Run only the server, because a bundler serves the apps',
    '--only <resources...>': 'Run only the server, with sample records of these resources and without project code',
    '--rows <number>': 'Run only the server, with this number of sample records per resource',
    '--as <document>': 'Answer as this OpenAPI document describes: openapi.yaml (needs no project)',
    '--seed <number>': 'With --as: choose other sample values (default: 1)',
    '--record <origin>': 'Forward requests to this back end and record its answers: https://api.example.com',
    '--stubs <folder>': 'Folder of the recordings, which answer first or are made',
    '--replay': 'Answer only from the recordings in --stubs',
    '--secrets <names...>': 'With --record: also remove the values of fields and headers with these names',
    '--authorization <variable>': 'With --record: environment variable with the Authorization header to send',
  },
  notes: [
    'With --as, --record or --stubs, the server stands in for a foreign back end, with /__qa and without a project.',
    'Guide: tuyen explain mocking',
  ].join('\n'),
  run: async (given) => {
    const { serve } = await import('./serve.ts');
    return serve(given);
  },
});
