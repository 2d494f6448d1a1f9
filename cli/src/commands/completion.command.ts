import { defineCommand } from '@tuyen/generator/plugin';

export const completionCommand = defineCommand({
  name: 'completion',
  description: 'Print the script that lets a shell complete commands, options and names',
  arguments: { '<shell>': 'bash, zsh, fish or powershell' },
  notes: 'The first line of the script says where it belongs.',
  run: async ({ shell, ...given }) => {
    const { completion } = await import('./completion.ts');
    return completion(shell, given);
  },
});
