import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@tuyen/model';
import { exists } from '../output/cache.ts';
import { replaceFile, withValue } from './edit-json.ts';

const CONFIG = 'tuyen.config.json';

/**
 * Writes the module of a plugin that generates a page, `plugins/<name>.ts`, and adds it to tuyen.config.json.
 * @returns the paths relative to the project, and the reason if nothing was written
 */
export function startPlugin(
  root: string,
  name: string,
): { readonly paths: readonly string[]; readonly refused?: string } {
  const path = `plugins/${name}.ts`;
  if (exists(join(root, path))) return { paths: [], refused: `${path} exists already; nothing was changed.` };
  const before = readFileSync(join(root, CONFIG), 'utf8');
  const after = withPlugin(before, `./${path}`);
  if (after === undefined) return { paths: [], refused: `${CONFIG} is not valid JSON. Run \`tuyen lint\`.` };
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), pluginText(name), { flag: 'wx' });
  replaceFile(root, CONFIG, after);
  return { paths: [path, CONFIG] };
}

function withPlugin(text: string, plugin: string): string | undefined {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return undefined;
  }
  const known: unknown = isObject(config) ? config['plugins'] : undefined;
  if (!Array.isArray(known)) return withValue(text, ['plugins'], [plugin]);
  return known.includes(plugin) ? text : withValue(text, ['plugins', known.length], plugin);
}

function pluginText(name: string): string {
  return `import { defineCommand, definePlugin } from '@tuyen/generator/plugin';

export default definePlugin({
  name: '${name}',
  // Files that \`tuyen generate\` writes and \`tuyen check\` compares.
  emitters: [
    ({ model }) => [
      {
        path: 'generated/${name}.md',
        print: () => ['# Resources', '', ...model.resources.map(({ name }) => \`- \${name}\`), ''].join('\\n'),
      },
    ],
  ],
  // Problems that \`tuyen lint\` reports.
  codes: {
    '${name}001': {
      title: 'Resource with very many fields',
      explanation: 'A form with more than 200 fields is hard to fill in. Split the resource.',
    },
  },
  checks: [
    ({ model }) =>
      model.resources
        .filter(({ fields }) => fields.length > 200)
        .map(({ name, source }) => ({
          code: '${name}001',
          file: source,
          pointer: '/schema/properties',
          message: \`The resource "\${name}" has more than 200 fields.\`,
          hint: 'Split it.',
          severity: 'warning',
        })),
  ],
  // \`tuyen ${name}\`
  commands: [
    defineCommand({
      name: '${name}',
      description: 'Print a greeting',
      options: { '--to <name>': 'Name to greet' },
      run: async ({ to = 'world' }) => {
        console.log(\`Hello, \${to}.\`);
        return 0;
      },
    }),
  ],
});
`;
}
