import { isObject } from '@tuyen/model';
import type { createRenderer } from '../prerender/render.tsx';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Portal } from '../site/define-portal.ts';
import type { PortalPage } from '../site/portal-page.ts';

/**
 * Prefix for the names of the modules that the portal's Vite plugin generates. One module renders all pages, and the
 * others are the scripts that the pages load.
 */
export const PREFIX = 'virtual:portal/';
export const RENDERER = `${PREFIX}renderer`;
const SITE = `${PREFIX}site`;

export function moduleSource(portal: Portal, root: string, id: string): string | undefined {
  const name = id.slice(PREFIX.length);
  if (id === SITE) {
    const { languages, region } = portal;
    return `export const site = ${JSON.stringify({ languages, region })};`;
  }
  if (id === RENDERER) return rendererSource(portal, root);
  const frame = portal.frame
    ? { line: `import frame from '${moduleOf(portal.frame)}';`, argument: ', frame' }
    : { line: '', argument: '' };
  const site = `import { site } from '${SITE}';`;
  if (name === 'frame' || name === 'texts') {
    const start = name === 'frame' ? 'startFrame' : 'startTexts';
    return `import { ${start} } from '@tuyen/portal-kit/browser';\n${site}\n${frame.line}\nvoid ${start}(site${frame.argument});`;
  }
  const page = portal.pages.find((each) => each.name === name);
  if (!page) return undefined;
  return [
    "import { startPage } from '@tuyen/portal-kit/browser';",
    site,
    frame.line,
    componentSource(portal, root, page, 'Page'),
    `void startPage(Page, site${frame.argument});`,
  ].join('\n');
}

function rendererSource(portal: Portal, root: string): string {
  const { pages } = portal;
  return [
    "import { createRenderer } from '@tuyen/portal-kit/prerender';",
    portal.layout ? `import * as layout from '${moduleOf(portal.layout)}';` : 'const layout = undefined;',
    ...pages.map((page, index) => componentSource(portal, root, page, `Page${index}`)),
    `const components = { ${pages.map(({ name }, index) => `'${name}': Page${index}`).join(', ')} };`,
    `export const render = createRenderer(${JSON.stringify(portal)}, components, layout);`,
  ].join('\n');
}

function componentSource({ generated, controls }: Portal, root: string, page: PortalPage, local: string): string {
  if (page.form !== undefined) {
    const form = `${moduleOf(generated)}/${page.form}/form.gen.ts`;
    return [
      `import { singleForm as ${local}Of } from '@tuyen/portal-kit/pages';`,
      `import { ${camel(page.form)}Form as ${local}Form } from '${form}';`,
      ...(controls === undefined
        ? [`const ${local} = ${local}Of(${local}Form);`]
        : [
            `import ${local}Controls from '${moduleOf(controls)}';`,
            `const ${local} = ${local}Of(${local}Form, ${local}Controls);`,
          ]),
    ].join('\n');
  }
  if (page.module !== undefined) {
    const module = posix.join(moduleOf(generated), page.module);
    if (controls === undefined) return `import ${local} from '${module}';`;
    return [
      `import { withControls as ${local}With } from '@tuyen/portal-kit/pages';`,
      `import ${local}Module from '${module}';`,
      `import ${local}Controls from '${moduleOf(controls)}';`,
      `const ${local} = ${local}With(${local}Module, ${local}Controls);`,
    ].join('\n');
  }
  const file = `src/pages/${page.component ?? page.name}/page.tsx`;
  if (existsSync(join(root, file))) return `import ${local} from '/${file}';`;
  if (page.path.endsWith('/**') && page.component === undefined)
    return `import { NotFoundPage as ${local} } from '@tuyen/portal-kit/pages';`;
  throw new Error(`The page ${page.name} has neither a form nor a component: write ${file}.`);
}

function moduleOf(path: string): string {
  return path.startsWith('./') ? path.slice(1) : path;
}

function camel(name: string): string {
  return name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function rendererIn(module: unknown): Render {
  if (!isObject(module) || typeof module['render'] !== 'function') throw new Error(`${RENDERER} draws nothing.`);
  // The cast is safe: this plugin generates the imported module, whose export `render` is the result of
  // `createRenderer`.
  return module['render'] as Render;
}

type Render = ReturnType<typeof createRenderer>;
