import type { Import } from '../import-graph.ts';
import { type Arrows, arrowsBetween, circlesIn, partIn, withoutShortcuts } from './arrows.ts';

const TOOL = [
  'cli',
  'generator',
  'apps/admin-kit',
  'apps/portal-kit',
  'server',
  'server-mock',
  'model',
  'qa',
  'create-tuyen',
];
const PRODUCT = ['apps/admin', 'apps/portal', 'domain'];

/**
 * The workspaces that the code in each folder may import, besides its own workspace. For a file, the entry with the
 * longest matching path applies. This table is the only place that states these rules.
 */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  generator: ['model'],
  server: ['model'],
  'server-mock': ['model', 'server'],
  cli: ['generator', 'model', 'server', 'server-mock'],
  'apps/admin-kit': ['model'],
  'apps/portal-kit': ['model'],
  qa: [],
  'create-tuyen': ['cli'],
  domain: ['model', 'server'],
  'domain/src/fixtures': ['model', 'server', 'server-mock'],
  'apps/admin': ['apps/admin-kit', 'model'],
  'apps/portal': ['apps/portal-kit', 'model'],
};

const LAYERED = [...TOOL, ...PRODUCT].map((workspace) => `${workspace}/src`);

/** Minimum number of subfolders for a folder below `src` to get its own drawing. */
const MANY_FOLDERS = 4;

const OUTSIDE = /\.(test|fixture)\.|\/testing\/|\/generated\//;

const workspaceOf = (path: string): string | undefined =>
  [...TOOL, ...PRODUCT].find((workspace) => path.startsWith(`${workspace}/`));

export function structureProblemsOf(imports: readonly Import[]): readonly string[] {
  const wrongWay = imports.filter(
    ({ from, to }) => TOOL.includes(workspaceOf(from) ?? '') && PRODUCT.includes(workspaceOf(to) ?? ''),
  );
  return [
    ...wrongWay.map(({ from, to }) => `${from} is the tool's and imports ${to} of the product`),
    ...imports.filter((one) => !wrongWay.includes(one)).flatMap(againstArrows),
    ...foldersOf(imports)
      .filter((folder) => LAYERED.some((layered) => `${folder}/`.startsWith(`${layered}/`)))
      .flatMap((folder) => {
        const arrows = arrowsIn(folder, imports);
        return circlesIn(arrows).map((circle) => `${folder} has a circle: ${describeCircle(circle, arrows)}`);
      }),
  ];
}

/**
 * Returns a list with one error text if the import is not allowed, otherwise an empty list. Test files may also import
 * workspaces that other files may not import.
 */
function againstArrows({ from, to }: Import): readonly string[] {
  const [workspace = '', imported = ''] = [workspaceOf(from), workspaceOf(to)];
  const [place] = Object.keys(ARROWS)
    .filter((path) => from.startsWith(`${path}/`))
    .toSorted((one, other) => other.length - one.length);
  const allowed = ARROWS[place ?? ''];
  if (!allowed || imported === '' || imported === workspace || allowed.includes(imported) || OUTSIDE.test(from))
    return [];
  return [`${from} imports ${to}: ${place} may import ${allowed.join(' and ') || 'no other workspace'}`];
}

/** Renders the page in Markdown, with diagrams that GitHub and editors display. */
export function structurePage(imports: readonly Import[]): string {
  const folders = foldersOf(imports);
  const workspaces = arrowsBetween(imports.filter(isCode), workspaceOf);
  const drawn = folders.filter(
    (folder) =>
      folder.endsWith('/src') ||
      folders.filter((one) => one.startsWith(`${folder}/`) && !one.slice(folder.length + 1).includes('/')).length >=
        MANY_FOLDERS,
  );
  return `${[
    '# Structure',
    [
      'Written by `node scripts/structure.ts --write` from the imports of the source; `npm run check` compares. Tests, generated modules',
      'and imports of types alone are left out. An arrow leads to what is imported; in a drawing without circles, one that follows from',
      'others is left out.',
    ].join('\n'),
    '## The two halves',
    drawing('LR', [
      'subgraph tool',
      ...nodes(TOOL),
      'end',
      'subgraph product',
      ...nodes(PRODUCT),
      'end',
      ...edges(workspaces),
    ]),
    ...[...TOOL, ...PRODUCT].flatMap((workspace) => [
      `## ${workspace}`,
      ...drawn
        .filter((folder) => folder.startsWith(`${workspace}/`))
        .flatMap((folder) => {
          const arrows = withoutShortcuts(arrowsIn(folder, imports));
          return [`\`${folder}\``, drawing('TD', [...nodes([...arrows.keys()]), ...edges(arrows)])];
        }),
    ]),
  ].join('\n\n')}\n`;
}

const isCode = ({ from, to, isType }: Import): boolean =>
  !isType && !OUTSIDE.test(from) && !OUTSIDE.test(to) && from.includes('/src/');

const arrowsIn = (folder: string, imports: readonly Import[]): Arrows =>
  arrowsBetween(imports.filter(isCode), partIn(folder));

function foldersOf(imports: readonly Import[]): readonly string[] {
  const found = new Set<string>();
  for (const { from } of imports.filter(isCode)) {
    const workspace = workspaceOf(from);
    if (workspace === undefined) continue;
    for (let at = from.lastIndexOf('/'); at > workspace.length; at = from.lastIndexOf('/', at - 1)) {
      found.add(from.slice(0, at));
    }
  }
  return [...found].toSorted();
}

const describeCircle = (circle: readonly string[], arrows: Arrows): string =>
  [
    circle.join(' → '),
    ...circle.slice(1).map((to, index) => {
      const made = arrows.get(circle[index] ?? '')?.get(to);
      return `  ${made?.from} imports ${made?.to}`;
    }),
  ].join('\n');

const id = (name: string): string => name.replaceAll(/\W/g, '_');

const nodes = (names: readonly string[]): readonly string[] => names.map((name) => `${id(name)}["${name}"]`);

const edges = (arrows: Arrows): readonly string[] =>
  [...arrows]
    .filter(([, targets]) => targets.size > 0)
    .map(([from, targets]) => `${id(from)} --> ${[...targets.keys()].toSorted().map(id).join(' & ')}`);

const drawing = (direction: string, text: readonly string[]): string =>
  ['```mermaid', `flowchart ${direction}`, ...text.map((line) => `  ${line}`), '```'].join('\n');
