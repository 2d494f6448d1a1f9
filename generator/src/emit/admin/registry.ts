import type { GeneratedFile } from '../generated-file.ts';
import { viewPart, type Page, type Project, type ViewPart } from '../project.ts';
import { Imports } from '../print/imports.ts';
import { literal } from '../print/jsx.ts';
import { importPath, key } from '../print/module.ts';
import { namesOf } from '../print/names.ts';
import { pageName, resourceModule, type ResourceContext } from './resource-files.ts';

export function resourceEntry(context: ResourceContext): GeneratedFile {
  const { resource, screens, names } = context;
  const pages = pagesOf(context);
  const views = screens.views?.map(({ name }) => name) ?? [];
  return resourceModule(context, 'index.gen.ts', [names.plural], [head(context), pages, views], (imports, path) => {
    imports.type('@tuyen/admin-kit', 'ResourceEntry');
    imports.value(`@mui/icons-material/${resource.icon}`, `default as ${iconName(resource.icon)}`);
    const { icon: _icon, ...rest } = head(context);
    return [
      `export const ${names.plural}: ResourceEntry = {\n`,
      `name: ${literal(resource.name)},\nicon: ${iconName(resource.icon)},\n`,
      ...Object.entries(rest).map(([name, value]) => `${name}: ${literal(value)},\n`),
      `pages: {\n${pages.map((page) => `${page}: ${loader(context, page, path)},\n`).join('')}},\n`,
      views.length === 0
        ? ''
        : `views: {\n${views.map((view) => `${key(view)}: ${loader(context, viewPart(view), path)},\n`).join('')}},\n`,
      '};\n',
    ].join('');
  });
}

function head({ resource }: ResourceContext) {
  return {
    icon: resource.icon,
    module: resource.module,
    menu: resource.menu,
    title: resource.title,
    actions: resource.actions,
    ...(resource.singleton ? { singleton: resource.singleton.path } : {}),
  };
}

function pagesOf({ resource, screens }: ResourceContext): readonly Page[] {
  if (resource.singleton) return screens.edit ? ['edit'] : [];
  const available: Readonly<Record<Page, boolean>> = {
    list: resource.actions.includes('list'),
    create: screens.create !== undefined,
    edit: screens.edit !== undefined,
    show: screens.show !== undefined,
  };
  return (['list', 'create', 'edit', 'show'] as const).filter((page) => available[page]);
}

function loader(context: ResourceContext, page: Page | ViewPart, path: string): string {
  const owned = context.custom[page];
  const file = owned === undefined ? `./${page}.gen.tsx` : importPath(path, owned);
  return `() => import(${literal(file)}).then((module) => module.${pageName(context, page)})`;
}

/** Renames an icon that has the name of a global object, such as `Map`. The import would otherwise shadow that object. */
function iconName(icon: string): string {
  return `${icon}Icon`;
}

export function registry(project: Project, contexts: readonly ResourceContext[]): GeneratedFile {
  const { model, paths, schemas } = project;
  const entries = contexts.map(({ resource }) => ({ name: resource.name, ...namesOf(model, resource.name) }));
  return {
    path: `${paths.admin?.out}/resources.gen.ts`,
    sources: [`${schemas}/resources/`],
    slice: [entries, schemas],
    print: () => {
      const imports = new Imports('resources');
      imports.type('@tuyen/admin-kit', 'ResourceEntry');
      const locals = entries.map(({ name, plural }) => imports.value(`./${name}/index.gen.ts`, plural));
      return [
        `// From ${schemas}/resources/ by \`tuyen generate\`. Add a resource with \`tuyen new resource <name>\`.\n`,
        imports.print(),
        '\n/** Every resource of the back-office. Their pages are loaded when they are first shown. */\n',
        `export const resources: readonly ResourceEntry[] = [${locals.join(',\n')}];\n`,
      ].join('');
    },
    format: true,
  };
}
