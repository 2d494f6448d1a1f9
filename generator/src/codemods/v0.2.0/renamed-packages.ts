import { isObject } from '@tuyen/model';
import { parse } from 'jsonc-parser';
import { posix } from 'node:path';
import { type Codemod, type CodemodNote, lineAt, type ProjectFiles } from '../codemod.ts';
import { editImports } from '../imports/edit-imports.ts';
import { movedModule } from '../imports/module-moves.ts';
import { isManifest, toolPackagesIn, withoutPackage, withPackage } from '../manifest.ts';
import { MODULE_MOVES } from './module-moves.ts';

const KIT = '@tuyen/kit';
const KITS = ['@tuyen/admin-kit', '@tuyen/portal-kit'];
const SERVER = '@tuyen/server';
const MOCK = '@tuyen/server-mock';
const CLI = '@tuyen/cli';

const CODE = /\.[cm]?[jt]sx?$/u;
/** Files that name modules in quotes, and that no parser of modules reads. */
const QUOTING = /(?:^|\/)(?:tsconfig[^/]*\.json|[^/]+\.(?:css|html))$/u;
const QUOTED = /(?<=(["']))@tuyen\/[^"'\s]+(?=\1)/gu;
const FORMER_KIT = /(?<![\w-])@tuyen\/kit(?![\w-])/u;

const MOVED_FIXTURES =
  'The domain no longer has "fixtures". Move them to a module that exports `fixtures`, and name it as server.fixtures in tuyen.config.json.';

export const renamedPackages: Codemod = {
  version: '0.2.0',
  name: 'renamed-packages',
  description: '@tuyen/kit is @tuyen/admin-kit and @tuyen/portal-kit; the production server is @tuyen/server',
  async apply(files) {
    const texts = new Map(files);
    const notes: CodemodNote[] = [];
    for (const [file, text] of files) {
      if (QUOTING.test(file))
        texts.set(
          file,
          text.replaceAll(QUOTED, (name) => movedModule(name, MODULE_MOVES) ?? name),
        );
      if (!CODE.test(file)) continue;
      const edited = await editImports(file, text, MODULE_MOVES);
      texts.set(file, edited.text);
      notes.push(...edited.notes);
    }
    for (const [file, text] of files) if (isManifest(file)) texts.set(file, manifestOf(file, text, texts));
    notes.push(...fixtureNotes(files), ...[...texts].flatMap(([file, text]) => kitNotes(file, text)));
    return { texts: new Map([...texts].filter(([file, text]) => files.get(file) !== text)), notes };
  },
};

/** @param files files of the project, with the new module names */
function manifestOf(file: string, before: string, files: ProjectFiles): string {
  const folder = posix.dirname(file);
  const below = [...files].filter(([path]) => folder === '.' || path.startsWith(`${folder}/`));
  const uses = (name: string) => below.some(([, text]) => new RegExp(`["']${name}["'/]`, 'u').test(text));
  return withServer(withKits(before, uses), uses);
}

/** Replaces the former package of both kits by the kits that the code uses, or by both kits if the code uses none. */
function withKits(before: string, uses: (name: string) => boolean): string {
  const used = KITS.filter(uses);
  const former = toolPackagesIn(before)?.filter(({ name }) => name === KIT) ?? [];
  return former.reduce((text, kit) => {
    const named = (used.length > 0 ? used : KITS).reduce((done, name) => withPackage(done, { ...kit, name }), text);
    return withoutPackage(named, kit);
  }, before);
}

/** Adds the production server beside the mock server, which becomes a package for development. */
function withServer(before: string, uses: (name: string) => boolean): string {
  const packages = toolPackagesIn(before) ?? [];
  const has = (name: string) => packages.some((one) => one.name === name);
  const mock = packages.find(({ name }) => name === MOCK);
  if (!mock || has(SERVER) || !(has(CLI) || uses(SERVER))) return before;
  const text = withPackage(before, { ...mock, name: SERVER });
  if (mock.list !== 'dependencies') return text;
  return withPackage(withoutPackage(text, mock), { ...mock, list: 'devDependencies' });
}

/** Adds a note about the key `fixtures` in the module that the configuration names as the domain. */
function fixtureNotes(files: ProjectFiles): readonly CodemodNote[] {
  const config: unknown = parse(files.get('tuyen.config.json') ?? '');
  const server = isObject(config) ? config['server'] : undefined;
  const domain = isObject(server) ? server['domain'] : undefined;
  const file = typeof domain === 'string' ? posix.normalize(domain) : '';
  const text = files.get(file) ?? '';
  const key = /^[ \t]+(?=fixtures[ \t]*[,:(])/mu.exec(text);
  return key ? [{ file, line: lineAt(text, key.index), message: MOVED_FIXTURES }] : [];
}

function kitNotes(file: string, text: string): readonly CodemodNote[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      FORMER_KIT.test(line)
        ? [{ file, line: index + 1, message: `This still names ${KIT}, which is now ${KITS.join(' and ')}.` }]
        : [],
    );
}
