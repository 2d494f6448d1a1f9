// Prints the page about the interface of plugins from the module `@tuyen/generator/plugin`.
import { join } from 'node:path';
import { exportsOf } from './declarations.ts';

export function pluginApiPage(root: string): string {
  const declarations = exportsOf(join(root, 'generator/src/plugin/index.ts'));
  return [
    '# Plugin API',
    'Exports of `@tuyen/generator/plugin`. [Plugins](../plugins.md) shows how to use them.',
    ...declarations
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(({ name, about, code }) => [`## ${name}`, about, `\`\`\`ts\n${code}\n\`\`\``].filter(Boolean)),
    '',
  ].join('\n\n');
}
