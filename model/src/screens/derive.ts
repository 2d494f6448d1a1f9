import { memoize } from '../memoize.ts';
import { fieldElement } from '../kinds/element.ts';
import { kindOf } from '../kinds/index.ts';
import { canSortBy } from '../model/capabilities.ts';
import type { Field } from '../model/fields/field.ts';
import type { Model } from '../model/model.ts';
import type { Resource, Section } from '../model/resource.ts';
import { listedColumns } from '../model/work/tab.ts';
import { formInput } from '../kinds/form-input.ts';
import { listFilters } from '../kinds/list-filters.ts';
import { queueEvidence } from '../view-kinds/queue/screen.ts';
import { deriveView } from '../view-kinds/screen.ts';
import { withUnits } from '../kinds/unit.ts';
import { keyFields } from './key-facts.ts';
import type { ResourceScreens, ScreenColumn, ScreenElement, ScreenInput, Screens, ScreenSection } from './screens.ts';

export function deriveScreens(model: Model, resource?: string): Screens {
  return model.resources
    .filter(({ name }) => resource === undefined || name === resource)
    .map((found) => deriveResource(found));
}

export const deriveResource: (resource: Resource) => ResourceScreens = memoize(derive);

function derive(resource: Resource): ResourceScreens {
  const fields = new Map(resource.fields.map((field) => [field.name, field]));
  const form = () => ({ sections: sectionsOf(resource.form.sections, fields, (field) => inputOf(resource, field)) });
  return {
    resource: resource.name,
    list: {
      columns: deriveColumns(resource, listedColumns(resource.list.columns, resource.tabs)),
      filters: listFilters(resource, known(resource.list.filters, fields)),
      sort: resource.list.sort,
    },
    ...(resource.actions.includes('create') && { create: form() }),
    ...(resource.actions.includes('edit') && { edit: form() }),
    ...(resource.actions.includes('show') && {
      show: {
        facts: keyFields(resource).flatMap((field) => shownOf(resource, field) ?? []),
        evidence: evidenceOf(resource),
        sections: sectionsOf(resource.show.sections, fields, (field) => shownOf(resource, field)),
        related: (resource.related ?? []).map(({ resource: other, by, first }) => ({
          resource: other,
          by,
          ...(first && { first }),
        })),
        attachments: resource.attachments === true,
        timeline: resource.timeline === true,
      },
    }),
    ...(resource.views && { views: resource.views.map((view) => deriveView(resource, view)) }),
  };
}

export function deriveColumns(resource: Resource, names: readonly string[]): readonly ScreenColumn[] {
  const byName = new Map(resource.fields.map((field) => [field.name, field]));
  return known(names, byName)
    .filter(isReadable)
    .map((field) => columnOf(resource, field));
}

function columnOf(resource: Resource, field: Field): ScreenColumn {
  const kind = kindOf(field);
  const cell = kind.cell?.(field) ?? (field.coded ? fieldElement('text', field) : undefined);
  return {
    source: field.name,
    numeric: kind.numeric !== undefined,
    sortable: kind.sortable && canSortBy(resource, field.name),
    ...(cell && { cell: withUnits(cell, field, `resources.${resource.name}.units`) }),
  };
}

function inputOf(resource: Resource, field: Field): ScreenInput | undefined {
  if (field.readOnly) return undefined;
  return { element: formInput(resource, field), ...(field.when && { when: field.when }) };
}

function shownOf(resource: Resource, field: Field): ScreenElement | undefined {
  return isReadable(field)
    ? withUnits(kindOf(field).show(field), field, `resources.${resource.name}.units`)
    : undefined;
}

function evidenceOf(resource: Resource): readonly ScreenElement[] {
  const queues = (resource.views ?? []).filter((view) => view.kind === 'queue');
  const [shown] = queues.filter(({ parts }) => parts.evidence.length > 0);
  return shown ? queueEvidence(shown, resource) : [];
}

function sectionsOf<T>(
  sections: readonly Section[],
  fields: ReadonlyMap<string, Field>,
  part: (field: Field) => T | undefined,
): readonly ScreenSection<T>[] {
  return sections
    .map((section) => ({
      name: section.name,
      ...(section.label && { label: section.label }),
      ...(section.when && { when: section.when }),
      ...(section.aside && { aside: section.aside }),
      parts: known(section.fields, fields)
        .map(part)
        .filter((found) => found !== undefined),
    }))
    .filter((section) => section.parts.length > 0);
}

function known(names: readonly string[], fields: ReadonlyMap<string, Field>): readonly Field[] {
  return names.map((name) => fields.get(name)).filter((field) => field !== undefined);
}

function isReadable(field: Field): boolean {
  return !field.writeOnly;
}
