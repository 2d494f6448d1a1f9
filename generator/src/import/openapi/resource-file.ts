import { objectIn, type Raw } from '@tuyen/model/raw';
import { singular } from '../../emit/print/names.ts';
import type { ImportOptions } from '../draft.ts';
import { projectName } from '../project-name.ts';
import { humanized, labelText } from '../naming/labels.ts';
import { plural } from '../naming/plural.ts';
import { commonNameRule, withoutRuleNames, withoutWireNames } from '../naming/wire-names.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { DraftedOperation, DraftedResource } from './drafted-resource.ts';
import { listColumns } from './list-columns.ts';
import { listTabs } from './list-tabs.ts';
import { recordTitle } from '../record-title.ts';
import { wirePath } from './wire-path.ts';

/** Returns the content of the resource's schema file. */
export function resourceFile(resource: DraftedResource, reader: ShapeReader, options: ImportOptions): Raw {
  const { name, found, key, properties, required, operations, related } = resource;
  const text = (words: string) => Object.fromEntries(options.languages.map((language) => [language, words]));
  const rule = commonNameRule(properties);
  const isOwn = options.backend === undefined;
  const fields = isOwn ? withoutWireNames(properties) : withoutRuleNames(properties, rule);
  const columns = listColumns(resource);
  const tabs = listTabs(resource, reader);
  return {
    name,
    ...(!isOwn && {
      at: {
        backend: options.backend,
        path: wirePath(found.list, found),
        ...(key.wire !== 'id' && { id: key.wire }),
        ...(key.isInteger && { ids: 'integer' }),
        ...(rule !== 'same' && { names: rule }),
        ...(found.within !== undefined && { within: projectName(found.within, options) }),
      },
    }),
    label: text(humanized(singular(name))),
    plural: text(humanized(pluralName(name))),
    ...(found.within !== undefined && { menu: null }),
    title: recordTitle(properties, resource.listed),
    ...(!isOwn && { actions: actionsOf(resource) }),
    schema: { type: 'object', properties: fields, ...(required.length > 0 && { required }) },
    ...(columns && { list: { columns } }),
    ...(tabs.length > 0 && { tabs }),
    ...(operations.length > 0 && { operations: operations.map((one) => operationFile(one, rule, text)) }),
    ...(related.length > 0 && { related }),
  };
}

/** The last word of a name is the noun: `pokemon-abilities` for `pokemon-ability`. */
function pluralName(name: string): string {
  return singular(name) === name && !name.endsWith('s') ? plural(name) : name;
}

export function actionsOf({ calls, canShow }: DraftedResource): readonly string[] {
  return [
    'list',
    ...(canShow ? ['show'] : []),
    ...(calls.create ? ['create'] : []),
    ...(calls.update ? ['edit'] : []),
    ...(calls.remove ? ['delete'] : []),
  ];
}

function operationFile(
  { name, on, operation, input }: DraftedOperation,
  rule: ReturnType<typeof commonNameRule>,
  text: (words: string) => Raw,
): Raw {
  return {
    name,
    label: text(labelText(operation.summary?.replace(/\.$/u, '')) ?? humanized(name)),
    ...(on === 'resource' && { on }),
    ...(input && { input: { ...input, properties: withoutRuleNames(objectIn(input, 'properties'), rule) } }),
  };
}
