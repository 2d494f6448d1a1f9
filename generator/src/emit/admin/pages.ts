import { sameJson, type ResourceScreens, type ScreenElement, type ScreenInput, type ScreenSection } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Imports } from '../print/imports.ts';
import { attributes, literal } from '../print/jsx.ts';
import { importPath } from '../print/module.ts';
import { jsx } from './element-jsx.ts';
import { pageName, resourceModule, usePart, type ResourceContext } from './resource-files.ts';

const KIT = '@tuyen/admin-kit';
const RESOLVER = 'resolver';

/** Generates `list.gen.tsx`. If a custom file replaces the columns, only the columns in that file are shown. */
export function list(context: ResourceContext): GeneratedFile {
  const { list: screen } = context.screens;
  const sources = screen.columns.map(({ source }) => source);
  const rowClick = context.screens.show ? 'show' : context.screens.edit ? 'edit' : false;
  return resourceModule(
    context,
    'list.gen.tsx',
    [pageName(context, 'list')],
    [screen.sort, sources, rowClick],
    (imports, path) => {
      const page = imports.value(KIT, 'ResourceList');
      const table = imports.value(KIT, 'ResourceTable');
      const columns = usePart(context, 'columns', imports, path);
      const filters = usePart(context, 'filters', imports, path);
      const shown = context.custom.columns
        ? `{${imports.value('react', 'Children')}.toArray(Object.values(${columns}))}`
        : sources.map((source) => `{${member(columns, source)}}`).join('');
      return component(
        pageName(context, 'list'),
        `<${page} filters={Object.values(${filters})} sort={${literal(screen.sort)}}>` +
          `<${table}${attributes({ rowClick })}>${shown}</${table}></${page}>`,
      );
    },
    'list',
  );
}

/** Generates `create.gen.tsx` and `edit.gen.tsx`. If both have the same sections, they share `form.gen.tsx`. */
export function forms(context: ResourceContext): readonly GeneratedFile[] {
  const { create, edit } = context.screens;
  const shared = sharesForm(context.screens);
  return [
    ...(shared && create ? [form(context, create.sections)] : []),
    ...(create ? [page(context, 'create', create.sections, shared)] : []),
    ...(edit ? [page(context, 'edit', edit.sections, shared)] : []),
  ];
}

export function sharesForm({ create, edit }: ResourceScreens): boolean {
  return create !== undefined && edit !== undefined && sameJson(create.sections, edit.sections);
}

function form(context: ResourceContext, sections: readonly ScreenSection<ScreenInput>[]): GeneratedFile {
  return resourceModule(
    context,
    'form.gen.tsx',
    [formName(context), RESOLVER],
    [layout(sections), context.resource.singleton],
    (imports, path) => {
      const body = recordForm(context, sections, imports, path);
      return `${resolver(context, imports)}${component(formName(context), body)}`;
    },
    'form',
  );
}

function page(
  context: ResourceContext,
  action: 'create' | 'edit',
  sections: readonly ScreenSection<ScreenInput>[],
  shared: boolean,
): GeneratedFile {
  const { singleton } = context.resource;
  const wrapper = singleton ? 'SingletonEdit' : action === 'create' ? 'RecordCreate' : 'RecordEdit';
  return resourceModule(
    context,
    `${action}.gen.tsx`,
    [pageName(context, action), RESOLVER],
    [shared ? 'shared' : layout(sections), singleton],
    (imports, path) => {
      const tag = imports.value(KIT, wrapper);
      const owned = context.custom.form;
      const file = owned === undefined ? './form.gen.tsx' : importPath(path, owned);
      const body = shared
        ? `<${imports.value(file, formName(context))} />`
        : recordForm(context, sections, imports, path);
      const checks = shared ? '' : resolver(context, imports);
      return `${checks}${component(pageName(context, action), `<${tag}${attributes({ path: singleton?.path })}>${body}</${tag}>`)}`;
    },
    action,
  );
}

function recordForm(
  context: ResourceContext,
  sections: readonly ScreenSection<ScreenInput>[],
  imports: Imports,
  path: string,
): string {
  const inputs = usePart(context, 'inputs', imports, path);
  const tag = imports.value(KIT, context.resource.singleton ? 'SingletonForm' : 'RecordForm');
  const parts = sections.map((section) => {
    const groups = neighbors(section.parts).map(({ when, elements }) => {
      const printed = elements.map(({ source }) => `{${member(inputs, source)}}`).join('');
      if (!when) return printed;
      const guard = imports.value(KIT, 'When');
      return `<${guard}${attributes({ condition: when })}>${printed}</${guard}>`;
    });
    return wrapped('FormSection', section, imports, groups);
  });
  return `<${tag} resolver={${RESOLVER}}>${parts.join('')}</${tag}>`;
}

interface Neighbors {
  readonly when: ScreenInput['when'];
  readonly elements: readonly ScreenElement[];
}

function neighbors(parts: readonly ScreenInput[]): readonly Neighbors[] {
  return parts.reduce<readonly Neighbors[]>((groups, { element, when }) => {
    const last = groups.at(-1);
    if (!last || !sameJson(last.when ?? null, when ?? null)) return [...groups, { when, elements: [element] }];
    return [...groups.slice(0, -1), { when, elements: [...last.elements, element] }];
  }, []);
}

/**
 * Prints the form's resolver as a constant of the module. A new resolver on each render would validate the form each
 * time.
 */
function resolver(context: ResourceContext, imports: Imports): string {
  const make = imports.value(KIT, 'resolverFor');
  const validate = imports.value('./validate.gen.js', `validate${context.names.type}`);
  return `const ${RESOLVER} = ${make}(${validate});\n\n`;
}

export function show(context: ResourceContext): GeneratedFile | undefined {
  const screen = context.screens.show;
  if (!screen) return undefined;
  return resourceModule(
    context,
    'show.gen.tsx',
    [pageName(context, 'show')],
    [
      screen.facts,
      screen.evidence,
      layout(screen.sections),
      screen.related,
      screen.timeline,
      ...(screen.attachments ? ['attachments'] : []),
    ],
    (imports, path) => {
      const fields = usePart(context, 'fields', imports, path);
      const tag = imports.value(KIT, 'RecordShow');
      const shown = screen.sections.flatMap((section) => section.parts);
      const element = (each: ScreenElement) =>
        shown.some((one) => sameJson(one, each)) ? `{${member(fields, each.source)}}` : jsx(each, imports);
      const group = (component: 'KeyFacts' | 'ShowEvidence', elements: readonly ScreenElement[]) => {
        if (elements.length === 0) return [];
        const name = imports.value(KIT, component);
        return [`<${name}>${elements.map(element).join('')}</${name}>`];
      };
      const head = [...group('KeyFacts', screen.facts), ...group('ShowEvidence', screen.evidence)];
      const parts = screen.sections.map((section) =>
        wrapped(
          'ShowSection',
          section,
          imports,
          section.parts.map(({ source }) => `{${member(fields, source)}}`),
        ),
      );
      const related = screen.related.map(
        (list) => `<${imports.value(KIT, 'RelatedList')}${attributes({ ...list })} />`,
      );
      const timeline = screen.timeline ? [`<${imports.value(KIT, 'RecordTimeline')} />`] : [];
      const files = screen.attachments ? [`<${imports.value(KIT, 'RecordAttachments')} />`] : [];
      const all = [...head, ...parts, ...related, ...files, ...timeline];
      return component(pageName(context, 'show'), `<${tag}>${all.join('')}</${tag}>`);
    },
    'show',
  );
}

function wrapped(
  component: 'FormSection' | 'ShowSection',
  { name, when, aside }: ScreenSection<unknown>,
  imports: Imports,
  parts: readonly string[],
): string {
  const tag = imports.value(KIT, component);
  return `<${tag}${attributes({ name, when, ...(component === 'ShowSection' && { aside }) })}>${parts.join('')}</${tag}>`;
}

function formName(context: ResourceContext): string {
  return `${context.names.type}Form`;
}

export function component(name: string, body: string): string {
  return `export const ${name} = () => (${body});\n`;
}

export function member(record: string, source: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(source) ? `${record}.${source}` : `${record}[${JSON.stringify(source)}]`;
}

/**
 * Returns the data on which the text of a page depends: the order and the conditions of its parts. If this data is
 * unchanged, the page is not printed again. The parts themselves are in other files.
 */
function layout(sections: readonly ScreenSection<ScreenInput | ScreenElement>[]): unknown {
  return sections.map(({ name, when, aside, parts }) => ({
    name,
    when,
    aside,
    parts: parts.map((part) => ('element' in part ? [part.element.source, part.when] : part.source)),
  }));
}
