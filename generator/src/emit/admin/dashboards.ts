import type { Dashboard } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { Imports } from '../print/imports.ts';
import { attributes, literal } from '../print/jsx.ts';
import { banner, importPath, key } from '../print/module.ts';
import { DASHBOARDS, type Project } from '../project.ts';
import { ownPageName } from '../own-pages.ts';

const KIT = '@tuyen/admin-kit';

export function dashboards(project: Project): readonly GeneratedFile[] {
  const all = project.model.dashboards;
  return all.length === 0 ? [] : [...all.map((each) => page(project, each)), registry(project)];
}

function page({ paths }: Project, { name, source, tiles }: Dashboard): GeneratedFile {
  const names = tiles.map((tile) => tile.name);
  return {
    path: `${paths.admin?.out}/${DASHBOARDS}/${name}.gen.tsx`,
    sources: [source],
    resource: DASHBOARDS,
    slice: [names, source],
    print: () => {
      const imports = new Imports(ownPageName(DASHBOARDS, name));
      const [grid, tile] = [imports.value(KIT, 'DashboardGrid'), imports.value(KIT, 'DashboardTile')];
      const shown = names.map((each) => `<${tile}${attributes({ name: each })} />`).join('');
      const body = `export const ${ownPageName(DASHBOARDS, name)} = () => (<${grid}>${shown}</${grid}>);\n`;
      const remedy = `Edit that file, or own this: \`tuyen eject ${DASHBOARDS} ${name}\`.`;
      return `${banner(source, remedy)}${imports.print()}\n${body}`;
    },
    format: true,
  };
}

function registry({ model, paths, schemas, customPages }: Project): GeneratedFile {
  const path = `${paths.admin?.out}/${DASHBOARDS}.gen.ts`;
  const names = model.dashboards.map(({ name }) => name);
  const owned = customPages?.[DASHBOARDS] ?? {};
  return {
    path,
    sources: [`${schemas}/${DASHBOARDS}/`],
    slice: [names, schemas, owned],
    print: () => {
      const imports = new Imports(DASHBOARDS);
      imports.type(KIT, 'DashboardPages');
      const entries = names.map((name) => {
        const file = owned[name] === undefined ? `./${DASHBOARDS}/${name}.gen.tsx` : importPath(path, owned[name]);
        return `${key(name)}: () => import(${literal(file)}).then((module) => module.${ownPageName(DASHBOARDS, name)}),\n`;
      });
      return [
        `// From ${schemas}/${DASHBOARDS}/ by \`tuyen generate\`. Add a dashboard with \`tuyen new dashboard <name>\`.\n`,
        imports.print(),
        '\n/** The home page of each role. It is loaded when it is first shown. */\n',
        `export const dashboards: DashboardPages = {\n${entries.join('')}};\n`,
      ].join('');
    },
    format: true,
  };
}
