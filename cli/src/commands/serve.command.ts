import { defineCommand } from '@tuyen/generator/plugin';

export const serveCommand = defineCommand({
  name: 'serve',
  description: 'Run the server and the production builds of the apps (PORT and HOST set the address)',
  options: {
    '--api': 'Run only the server, because a bundler serves the apps',
    '--only <resources...>': 'Run only the server, with sample records of these resources and without project code',
    '--rows <number>': 'Run only the server, with this number of sample records per resource',
  },
  run: async (given) => {
    const { serve } = await import('./serve.ts');
    return serve(given);
  },
});
