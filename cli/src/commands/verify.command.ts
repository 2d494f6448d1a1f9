import { defineCommand } from '@tuyen/generator/plugin';

export const verifyCommand = defineCommand({
  name: 'verify',
  description: 'Compare the answers of a running server with the schemas',
  options: {
    '--against <url>': { description: 'URL of the server: http://127.0.0.1:4000', required: true },
    '--account <name>': 'Account that can read everything (default: TUYEN_VERIFY_ACCOUNT)',
    '--password <text>':
      'Password of the account (default: TUYEN_VERIFY_PASSWORD, which other users of the machine cannot see)',
    '--as <account:password>': {
      description: 'Also check the permissions of this account (can be repeated)',
      repeatable: true,
    },
    '--only <resource>': { description: 'Compare only this resource (can be repeated)', repeatable: true },
    '--write':
      'Also create, change and delete own records, and send requests that the server must refuse (default: send only GET)',
    '--transitions': 'With --write: also make transitions, and list the records that cannot be deleted afterwards',
    '--rows <count>': 'Number of records to compare per resource (default: 200, at most 300)',
    '--timeout <seconds>': 'Time limit of one request (default: 30)',
  },
  notes: [
    'The command compares shapes, status codes, pages, orders, filters, permissions, defaults and actions.',
    'Exit code 1: there are differences. Exit code 2: the server does not answer, or refuses the sign-in.',
    'Each 5xx and each missing answer counts, even if it does not repeat ("intermittent"). Another difference in reading',
    'counts if a second request finds it again. Otherwise it is only printed, because another client may have written.',
  ].join('\n'),
  run: async (given) => {
    const { verify } = await import('./verify.ts');
    return verify(given);
  },
});
