import { type Command, type CommandGroup, defineCommand } from '@tuyen/generator/plugin';
import { NEW_FILES, NEW_PARTS } from './new-files.ts';

const { flow, ...others } = NEW_FILES;

const FILES: readonly Command[] = Object.values(others).map(({ kind, description, name, resource, next }) =>
  defineCommand({
    name: kind,
    description,
    arguments: { '<name>': name, ...(resource !== undefined && { '<resource>': resource }) },
    run: async ({ name: named, resource: about, ...given }) => {
      const { newFile } = await import('./new.ts');
      return newFile(kind, named, about, next, given);
    },
  }),
);

const flowCommand = defineCommand({
  name: 'flow',
  description: flow.description,
  arguments: { '<name>': flow.name, '<resource>': flow.resource ?? '' },
  options: { '--for <audience>': 'staff (default): a page of the back-office. portal: a public page with a result' },
  run: async ({ name, resource, for: audience = 'staff', ...given }) => {
    const { newFlow } = await import('./new.ts');
    return newFlow(name, resource, audience, flow.next, given);
  },
});

const PARTS: readonly Command[] = NEW_PARTS.map(({ kind, description, name, next }) =>
  defineCommand({
    name: kind,
    description,
    arguments: { '<name>': name, '<resource>': 'Resource whose file gets the part: loans' },
    run: async ({ name: named, resource, ...given }) => {
      const { newPart } = await import('./new.ts');
      return newPart(kind, named, resource, next, given);
    },
  }),
);

const pluginCommand = defineCommand({
  name: 'plugin',
  description: 'Create a plugin and add it to tuyen.config.json',
  arguments: { '<name>': 'Name of the plugin: shelf-labels' },
  run: async ({ name, ...given }) => {
    const { newPlugin } = await import('./new.ts');
    return newPlugin(name, given);
  },
});

const localeCommand = defineCommand({
  name: 'locale',
  description: 'Add a language, with the English texts to translate',
  arguments: { '<language>': 'Language tag: de' },
  run: async ({ language, ...given }) => {
    const { newLocale } = await import('./new.ts');
    return newLocale(language, given);
  },
});

const webhooksCommand = defineCommand({
  name: 'webhooks',
  description: 'Create the resources of webhooks: addresses that receive events of records, and the log',
  run: async (given) => {
    const { newWebhooks } = await import('./new.ts');
    return newWebhooks(given);
  },
});

export const newCommands: CommandGroup = {
  name: 'new',
  description: 'Create a schema file, a part of one, a language or a plugin',
  commands: [...FILES, flowCommand, ...PARTS, localeCommand, pluginCommand, webhooksCommand],
};
