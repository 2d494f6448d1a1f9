import { flowsFor, type Flow } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { Imports } from '../print/imports.ts';
import { literal } from '../print/jsx.ts';
import { banner } from '../print/module.ts';
import { pascal } from '../print/names.ts';

const KIT = '@tuyen/kit/admin';

/** The pages of the flows of staff, and `flows.gen.ts`, which lists them for the shell. */
export function flows({ model, paths, schemas }: Project): readonly GeneratedFile[] {
  const out = paths.admin?.out;
  const staff = flowsFor(model, 'staff');
  if (out === undefined || staff.length === 0) return [];
  return [
    ...staff.map((flow) => page(flow, out)),
    {
      path: `${out}/flows.gen.ts`,
      sources: [`${schemas}/flows/`],
      slice: [staff.map(({ name, icon, task }) => [name, icon, task?.slug])],
      print: () => registry(staff, schemas),
      format: true,
    },
  ];
}

/** `SellTicketFlow` */
const componentOf = ({ name }: Flow) => `${pascal(name)}Flow`;

/** The page of one flow: its steps and fields in order. How each is asked comes from the model. */
function page(flow: Flow, out: string): GeneratedFile {
  return {
    path: `${out}/flows/${flow.name}.gen.tsx`,
    sources: [flow.source],
    slice: [flow.name, flow.source, flow.steps.map(({ name, fields }) => [name, fields.map((field) => field.name)])],
    print: () => {
      const imports = new Imports();
      const [pageTag, step, field] = ['FlowPage', 'FlowStep', 'FlowField'].map((name) => imports.value(KIT, name));
      const steps = flow.steps.map(({ name, fields }) => {
        const inputs = fields.map((each) => `<${field} name=${literal(each.name)} />`);
        return `<${step} name=${literal(name)}>${inputs.join('')}</${step}>`;
      });
      return [
        banner(flow.source),
        imports.print(),
        `\nexport const ${componentOf(flow)} = () => (\n`,
        `<${pageTag} name=${literal(flow.name)}>${steps.join('')}</${pageTag}>\n);\n`,
      ].join('');
    },
    format: true,
  };
}

function registry(staff: readonly Flow[], schemas: string): string {
  const imports = new Imports();
  imports.type(KIT, 'FlowEntry');
  const entries = staff.map((flow) => {
    const icon = `${flow.icon}Icon`;
    imports.value(`@mui/icons-material/${flow.icon}`, `default as ${icon}`);
    const load = `() => import('./flows/${flow.name}.gen.tsx').then((module) => module.${componentOf(flow)})`;
    return `{ name: ${literal(flow.name)}, icon: ${icon}, slug: ${literal(flow.task?.slug ?? '')}, load: ${load} }`;
  });
  return [
    `// From ${schemas}/flows/ by \`tuyen generate\`.\n`,
    imports.print(),
    '\n/** The flows of staff. Their pages are loaded when they are first shown. */\n',
    `export const flows: readonly FlowEntry[] = [${entries.join(',\n')}];\n`,
  ].join('');
}
