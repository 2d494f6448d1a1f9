import { showLabel, textIn, walkFields, type Field, type Resource, type Section, type Text } from '@tuyen/model';
import type { i18n as I18n } from 'i18next';
import { EMPTY_MODEL, type AdminModel } from '../model/model-store.ts';

type Texts = { [key: string]: string | Texts };

/**
 * Adds the labels in the server's model to the texts, under the same keys as in the generated locales. Only adds
 * missing texts, for example the texts of a new resource. Texts of the build stay unchanged.
 * @param before model whose texts are already added
 */
export function addServerTexts(i18n: I18n, model: AdminModel, before = EMPTY_MODEL): void {
  if (model.languages.includes(i18n.language)) {
    const texts = serverTexts(newIn(model, before), i18n.language);
    i18n.addResourceBundle(i18n.language, 'common', texts, true, false);
  }
}

function newIn(model: AdminModel, before: AdminModel): AdminModel {
  return {
    ...model,
    resources: model.resources.filter((resource) => !before.resources.includes(resource)),
    flows: model.flows.filter((flow) => !before.flows.includes(flow)),
    ...(model.outline === before.outline && { outline: EMPTY_MODEL.outline }),
    ...(model.enums === before.enums && { enums: [] }),
    ...(model.kinds === before.kinds && { kinds: [] }),
    ...(model.menu === before.menu && { menu: [] }),
    ...(model.permissions === before.permissions && { permissions: EMPTY_MODEL.permissions }),
  };
}

export function serverTexts(model: AdminModel, language: string): Texts {
  const say = (text: Text) => textIn(text, language, model.languages);
  const nameOf = ({ label, plural }: Pick<Resource, 'label' | 'plural'>) => `${say(label)} |||| ${say(plural)}`;
  const outlined = model.outline.resources.map((each): [string, Texts] => [each.name, { name: nameOf(each) }]);
  return {
    resources: Object.fromEntries([
      ...outlined,
      ...model.resources.map((resource): [string, Texts] => [
        resource.name,
        {
          name: nameOf(resource),
          fields: fieldTexts(resource.fields, (field) => say(field.label)),
          help: fieldTexts(resource.fields, (field) => field.help && say(field.help)),
          operators: operatorTexts(resource.fields, say),
          units: fieldTexts(resource.fields, (field) => field.unit && say(field.unit)),
          sections: sectionTexts(
            [...resource.show.sections, ...resource.form.sections],
            ({ label }) => label && say(label),
          ),
          show_sections: sectionTexts(resource.show.sections, ({ name, label }) => {
            const other = showLabel(resource, name, label);
            return other && say(other);
          }),
          transitions: Object.fromEntries(
            resource.workflow?.transitions.map(({ name, label }) => [name, say(label)]) ?? [],
          ),
          related: relatedTexts(resource, say),
          views: Object.fromEntries(resource.views?.map(({ name, label }) => [name, say(label)]) ?? []),
          tabs: Object.fromEntries(resource.tabs?.map(({ name, label }) => [name, say(label)]) ?? []),
          operations: Object.fromEntries(resource.operations?.map(({ name, label }) => [name, say(label)]) ?? []),
        },
      ]),
    ]),
    enums: Object.fromEntries(
      model.enums.map(({ name, values }) => [
        name,
        Object.fromEntries(values.map(({ value, label }) => [String(value), say(label)])),
      ]),
    ),
    kinds: Object.fromEntries(model.kinds.map(({ name, message }) => [name, { message: say(message) }])),
    flows: Object.fromEntries([...model.outline.flows, ...model.flows].map(({ name, title }) => [name, say(title)])),
    menu: Object.fromEntries(model.menu.map(({ name, label }) => [name, say(label)])),
    permissions: {
      groups: Object.fromEntries(model.permissions.groups.map(({ name, label }) => [name, say(label)])),
      modules: Object.fromEntries(model.permissions.modules.map(({ name, label }) => [name, say(label)])),
    },
  };
}

function sectionTexts(sections: readonly Section[], say: (section: Section) => string | undefined): Texts {
  const texts = sections.map((section) => [section.name, say(section)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function relatedTexts({ related = [] }: Resource, say: (text: Text) => string): Texts {
  const texts: Record<string, Record<string, string>> = {};
  for (const { resource, by, label } of related) if (label) (texts[resource] ??= {})[by] = say(label);
  return texts;
}

/**
 * Returns the texts of fields by path. A list of objects has a key of its own (`stops`), and each field inside has a
 * dotted key (`stops.order`), as in the generated locales.
 */
function fieldTexts(fields: readonly Field[], say: (field: Field) => string | undefined): Record<string, string> {
  const texts = walkFields(fields).map(([path, field]) => [path, say(field)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function operatorTexts(fields: readonly Field[], say: (text: Text) => string): Texts {
  const labels = ({ operators = [] }: Field) => operators.map(({ name, label }) => [name.slice(1), say(label)]);
  const described = fields.filter(({ operators }) => operators !== undefined);
  return Object.fromEntries(described.map((field) => [field.name, Object.fromEntries(labels(field))]));
}
