import { flowsFor, type Flow } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { portalPartsOf } from '../own-pages.ts';
import { Imports } from '../print/imports.ts';
import { literal } from '../print/jsx.ts';
import { importPath } from '../print/module.ts';
import { PORTAL_PAGES, type PortalPart, type Project } from '../project.ts';

export function pageList({ model, schemas, customPages }: Project, out: string): GeneratedFile {
  const path = `${out}/pages.gen.ts`;
  const owned = customPages?.[PORTAL_PAGES] ?? {};
  const flows = flowsFor(model, 'portal');
  return {
    path,
    sources: [`${schemas}/flows/`],
    slice: [flows.map(({ name, route, page, result }) => [name, route, page, result]), owned],
    print: () => {
      const imports = new Imports('generatedPages');
      const type = imports.type('@tuyen/portal-kit/define', 'PageDefinition');
      const entries = flows.flatMap((flow) =>
        portalPartsOf(flow)
          .filter((part) => part !== 'steps')
          .map((part) => entry(flow, part, moduleOf(path, out, flow, part, owned))),
      );
      return [
        `// From ${schemas}/flows/ by \`tuyen generate\`. Add a flow with \`tuyen new flow <name> <resource> --for portal\`.\n`,
        imports.print(),
        '\n/** The pages of flows. A fixed path comes before a pattern that it matches. */\n',
        `export const generatedPages = [${entries
          .toSorted((one, other) => compare(rank(one), rank(other)))
          .map((one) => `${literal(one)},\n`)
          .join('')}] as const satisfies readonly ${type}[];\n`,
      ].join('');
    },
    format: true,
  };
}

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly module: string;
  readonly title: string;
  readonly navigation?: string;
  readonly within?: string;
  readonly noindex?: true;
}

function entry(flow: Flow, part: PortalPart, module: string): Entry {
  const { page, result } = flow;
  const name = page?.name ?? flow.name;
  if (part === 'result') {
    return {
      name: `${flow.name}-result`,
      path: pattern(result?.path ?? ''),
      module,
      title: `pages.${flow.name}.${result?.title ? 'result.title' : 'title'}`,
      within: page?.within ?? name,
      noindex: true,
    };
  }
  return {
    name,
    path: pattern(flow.route),
    module,
    title: `pages.${flow.name}.title`,
    ...(page?.navigation && { navigation: `pages.${flow.name}.navigation` }),
    ...(page?.within !== undefined && { within: page.within }),
    ...(page?.noindex && { noindex: true }),
  };
}

function moduleOf(
  path: string,
  out: string,
  { name }: Flow,
  part: PortalPart,
  owned: Readonly<Record<string, string>>,
): string {
  return importPath(path, owned[`${name}/${part}`] ?? `${out}/${name}/${part}.gen.tsx`);
}

function pattern(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '*');
}

/**
 * Returns a sort key that puts paths with wildcards after fixed paths, because the first path that matches an address
 * is used.
 */
function rank({ path }: Entry): string {
  return path.replaceAll('*', '\uFFFF');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
