import { type Command, defineCommand } from '@tuyen/generator/plugin';
import type { Commands } from '../explain/explanation.ts';

/** @param commands all commands of tuyen, which the tool "explain" can explain */
export const mcpCommand = (commands: Commands): Command =>
  defineCommand({
    name: 'mcp',
    description: 'Offer the project to coding agents, as an MCP server over stdio',
    options: {
      '--against <url>': 'Also offer the records of this server: http://127.0.0.1:4000',
      '--api-key <variable>':
        'Environment variable with the key of an API client whose permissions apply (default: TUYEN_API_KEY)',
      '--as <account>': 'Account whose permissions apply; TUYEN_PASSWORD has its password',
      '--office <id>': 'With --as: office in which the account works (default: its own)',
      '--write': 'Also offer tools that change files and records (default: only read)',
    },
    notes: [
      'Tools without a server: project, schema, lint, explain, generate, changes, and with --write new.',
      'Tools with --against: find and get, and with --write create, update, operate and transition.',
    ].join('\n'),
    run: async (given) => {
      const { mcp } = await import('./mcp.ts');
      return mcp(given, commands);
    },
  });
