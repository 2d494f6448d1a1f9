import { type PluginScreenView, sameJson, type ScreenElement, type ScreenView, type ViewKind } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { viewPart } from '../project.ts';
import type { Imports } from '../print/imports.ts';
import { attributes, literal } from '../print/jsx.ts';
import { importPath, key } from '../print/module.ts';
import { jsx } from './element-jsx.ts';
import { component, member } from './pages.ts';
import { pageName, resourceModule, usePart, type ResourceContext } from './resource-files.ts';
import { VIEW_COMPONENTS } from './view-components.ts';

const KIT = '@tuyen/admin-kit';

export function views(context: ResourceContext): readonly GeneratedFile[] {
  return (context.screens.views ?? []).map((view) => page(context, view));
}

function page(context: ResourceContext, view: ScreenView | PluginScreenView): GeneratedFile {
  const part = viewPart(view.name);
  const shown = fieldsOfShow(context);
  const asked = inputsOfForm(context);
  return resourceModule(
    context,
    `${part}.gen.tsx`,
    [pageName(context, part)],
    [view, shown, asked, view.kind === 'plugin' ? context.viewComponents[view.of] : undefined],
    (imports, path) => {
      const element = (each: ScreenElement) => {
        const isEach = (one: ScreenElement) => sameJson(one, each);
        const part = shown.some(isEach) ? 'fields' : asked.some(isEach) ? 'inputs' : undefined;
        return part ? `{${member(usePart(context, part, imports, path), each.source)}}` : jsx(each, imports);
      };
      const body =
        view.kind === 'plugin' ? pluginTag(context, view, imports, path, element) : tag(view, imports, element);
      return component(pageName(context, part), body);
    },
    part,
  );
}

function tag<K extends ViewKind>(
  view: ScreenView<K>,
  imports: Imports,
  element: (each: ScreenElement) => string,
): string {
  const components = VIEW_COMPONENTS[view.kind];
  const parts = view.parts.map(({ part, elements }) => {
    const wrapper = imports.value(KIT, components.parts[part]);
    return `<${wrapper}>${elements.map(element).join('')}</${wrapper}>`;
  });
  const wrapper = imports.value(KIT, components.page);
  return `<${wrapper}${attributes({ name: view.name })}>${parts.join('')}</${wrapper}>`;
}

function pluginTag(
  { viewComponents }: ResourceContext,
  { name, of, settings, parts }: PluginScreenView,
  imports: Imports,
  path: string,
  element: (each: ScreenElement) => string,
): string {
  const found = viewComponents[of];
  if (!found) throw new Error(`No plugin has a component for the view kind "${of}".`);
  const from = found.from.startsWith('./') ? importPath(path, found.from.slice(2)) : found.from;
  const elements = parts.map(({ part, elements: each }) => `${key(part)}: <>${each.map(element).join('')}</>`);
  const props = [
    attributes({ name }),
    ` component={${imports.value(from, found.name)}}`,
    ` settings={${literal(settings)}}`,
    ` parts={{${elements.join(', ')}}}`,
  ];
  return `<${imports.value(KIT, 'PluginViewPage')}${props.join('')} />`;
}

function inputsOfForm({ screens }: ResourceContext): readonly ScreenElement[] {
  return screens.edit?.sections.flatMap(({ parts }) => parts.map(({ element }) => element)) ?? [];
}

/**
 * A view takes each field from the show page if the page has the field. A field that a developer customized then looks
 * the same in both places.
 */
function fieldsOfShow({ screens }: ResourceContext): readonly ScreenElement[] {
  return screens.show?.sections.flatMap(({ parts }) => parts) ?? [];
}
