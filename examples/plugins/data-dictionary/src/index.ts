import { defineCommand, type DefinedPlugin, definePlugin } from '@tuyen/generator/plugin';
import { loadProjectWithCode } from '@tuyen/model/load';
import { diagram } from './diagram.ts';
import { section } from './section.ts';

export interface DictionaryOptions {
  /** Path of the page, relative to the project. */
  readonly path: string;
  /** Language of the labels. Defaults to the first language of the project. */
  readonly language?: string;
}

/** Generates a data dictionary: a Markdown page that lists the resources of a project and their fields. */
export function dataDictionary({ path, language }: DictionaryOptions): DefinedPlugin {
  return definePlugin({
    name: 'data-dictionary',
    emitters: [
      ({ model }) => [
        {
          path,
          slice: [model.resources, model.enums, model.languages, language],
          print: () => {
            const chosen = language ?? model.languages[0] ?? 'en';
            const sections = model.resources.map((resource) => section(model, resource, chosen));
            const head = '<!-- From schemas/resources/ by `tuyen generate`. Edit those files instead. -->';
            return `${[head, '# Data dictionary', diagram(model), ...sections].join('\n\n')}\n`;
          },
        },
      ],
    ],
    commands: [
      defineCommand({
        name: 'dictionary',
        description: 'Print the fields of a resource as a Markdown table',
        arguments: { '<resource>': 'Resource, as in its path: reading-rooms' },
        options: { '--language <tag>': 'Language of the labels (default: the first one of the project)' },
        run: async ({ root = '.', resource: name, language: tag }) => {
          const { model } = await loadProjectWithCode(root);
          const resource = model?.resources.find((each) => each.name === name);
          if (!model || !resource) {
            console.error(model ? `No resource is named "${name}".` : 'The schemas have errors: run `tuyen lint`.');
            return 1;
          }
          console.log(section(model, resource, tag ?? language ?? model.languages[0] ?? 'en'));
          return 0;
        },
      }),
    ],
  });
}

export default dataDictionary({ path: 'docs/data-dictionary.md' });
