import { flowsFor, type Flow, type Model } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { FLOWS, type Project } from '../project.ts';
import { Imports } from '../print/imports.ts';
import { literal } from '../print/jsx.ts';
import { banner, importPath } from '../print/module.ts';
import { ownPageName } from '../own-pages.ts';

const KIT = '@tuyen/admin-kit';

export function flows({ model, paths, schemas, customPages }: Project): readonly GeneratedFile[] {
  const out = paths.admin?.out;
  const staff = flowsFor(model, 'staff');
  if (out === undefined || staff.length === 0) return [];
  const owned = customPages?.[FLOWS] ?? {};
  return [
    ...staff.map((flow) => page(flow, out)),
    {
      path: `${out}/flows.gen.ts`,
      sources: [`${schemas}/flows/`],
      slice: [staff.map((flow) => [flow.name, flow.icon, flow.menu, flow.task?.slug, ownPagesOf(flow, model)]), owned],
      print: () =>
        registry(model, schemas, (name) => {
          const file = owned[name];
          return file === undefined ? `./flows/${name}.gen.tsx` : importPath(`${out}/flows.gen.ts`, file);
        }),
      format: true,
    },
  ];
}

const componentOf = ({ name }: Flow) => ownPageName(FLOWS, name);

function page(flow: Flow, out: string): GeneratedFile {
  return {
    path: `${out}/flows/${flow.name}.gen.tsx`,
    sources: [flow.source],
    resource: FLOWS,
    slice: [flow.name, flow.source, flow.steps.map(({ name, fields }) => [name, fields.map((field) => field.name)])],
    print: () => {
      const imports = new Imports(componentOf(flow));
      const [pageTag, step, field] = ['FlowPage', 'FlowStep', 'FlowField'].map((name) => imports.value(KIT, name));
      const steps = flow.steps.map(({ name, fields }) => {
        const inputs = fields.map((each) => `<${field} name=${literal(each.name)} />`);
        return `<${step} name=${literal(name)}>${inputs.join('')}</${step}>`;
      });
      return [
        banner(flow.source, `Edit that file, or own this: \`tuyen eject ${FLOWS} ${flow.name}\`.`),
        imports.print(),
        `\nexport const ${componentOf(flow)} = () => (\n`,
        `<${pageTag} name=${literal(flow.name)}>${steps.join('')}</${pageTag}>\n);\n`,
      ].join('');
    },
    format: true,
  };
}

/**
 * Returns the paths of custom pages to which a flow links after an error. Links to resources and flows are left out,
 * because the check of the schemas covers them.
 */
function ownPagesOf({ task }: Flow, { resources }: Model): readonly string[] {
  const paths = (task?.links ?? []).map(({ to }) => to.split(/[?#]/, 1).join(''));
  const described = new Set(['', 'flows', ...resources.map(({ name }) => name)]);
  return [...new Set(paths)].filter((path) => !described.has(path.split('/')[1] ?? ''));
}

function registry(model: Model, schemas: string, fileOf: (name: string) => string): string {
  const imports = new Imports(FLOWS);
  imports.type(KIT, 'FlowEntry');
  const entries = flowsFor(model, 'staff').map((flow) => {
    const icon = imports.value(`@mui/icons-material/${flow.icon}`, `default as ${flow.icon}Icon`);
    const load = `() => import(${literal(fileOf(flow.name))}).then((module) => module.${componentOf(flow)})`;
    const pages = ownPagesOf(flow, model);
    const menu = flow.menu === undefined ? '' : `menu: ${literal(flow.menu)}, `;
    const linksTo = pages.length > 0 ? `linksTo: [${pages.map((path) => literal(path)).join(', ')}], ` : '';
    return `{ name: ${literal(flow.name)}, icon: ${icon}, ${menu}slug: ${literal(flow.task?.slug ?? '')}, ${linksTo}load: ${load} }`;
  });
  return [
    `// From ${schemas}/flows/ by \`tuyen generate\`. Add a flow with \`tuyen new flow <name> <resource>\`.\n`,
    imports.print(),
    '\n/** The flows of staff. Their pages are loaded when they are first shown. */\n',
    `export const flows: readonly FlowEntry[] = [${entries.join(',\n')}];\n`,
  ].join('');
}
