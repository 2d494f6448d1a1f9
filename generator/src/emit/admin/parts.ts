import type { ScreenColumn, ScreenElement, ScreenInput, ScreenSection } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Imports } from '../print/imports.ts';
import { attributes } from '../print/jsx.ts';
import { jsx } from './element-jsx.ts';
import { key } from '../print/module.ts';
import { partName, resourceModule, type ResourceContext } from './resource-files.ts';

export function columns(context: ResourceContext): GeneratedFile {
  const { list } = context.screens;
  return resourceModule(
    context,
    'columns.gen.tsx',
    [partName(context, 'columns')],
    [list.columns],
    (imports) =>
      record(
        partName(context, 'columns'),
        list.columns.map((each) => [each.source, column(each, imports)]),
      ),
    'columns',
  );
}

function column({ source, numeric, sortable, cell }: ScreenColumn, imports: Imports): string {
  imports.value('react-admin', 'DataTable');
  const order = { source, disableSort: sortable ? undefined : true };
  if (!cell) return `<DataTable.Col${attributes(order)} />`;
  // Uses DataTable.Col even for numbers, because DataTable.NumberCol always shows react-admin's own number field.
  const props = attributes({ ...order, align: numeric ? 'right' : undefined });
  return `<DataTable.Col${props}>${jsx(cell, imports)}</DataTable.Col>`;
}

export function filters(context: ResourceContext): GeneratedFile {
  return elements(context, 'filters', context.screens.list.filters);
}

export function inputs(context: ResourceContext): GeneratedFile {
  return elements(context, 'inputs', formInputs(context));
}

export function fields(context: ResourceContext): GeneratedFile {
  return elements(
    context,
    'fields',
    (context.screens.show?.sections ?? []).flatMap(({ parts }) => parts),
  );
}

function elements(context: ResourceContext, part: 'filters' | 'inputs' | 'fields', all: readonly ScreenElement[]) {
  return resourceModule(
    context,
    `${part}.gen.tsx`,
    [partName(context, part)],
    [all],
    (imports) =>
      record(
        partName(context, part),
        all.map((element) => [element.source, jsx(element, imports)]),
      ),
    part,
  );
}

function formInputs({ screens }: ResourceContext): readonly ScreenElement[] {
  const sections: readonly ScreenSection<ScreenInput>[] = [
    ...(screens.create?.sections ?? []),
    ...(screens.edit?.sections ?? []),
  ];
  const bySource = new Map<string, ScreenElement>();
  for (const { parts } of sections) {
    for (const { element } of parts) if (!bySource.has(element.source)) bySource.set(element.source, element);
  }
  return [...bySource.values()];
}

function record(name: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([source, text]) => `${key(source)}: ${text},\n`);
  return `export const ${name} = {\n${lines.join('')}};\n`;
}
