import type { Flow } from '../documents/flow/flow.ts';
import type { Operation } from './work/operation.ts';
import type { ListView, Resource } from './resource.ts';
import type { View } from './work/view.ts';

export interface ResourceOutline extends Pick<
  Resource,
  'name' | 'place' | 'capabilities' | 'module' | 'label' | 'plural' | 'menu' | 'title' | 'actions' | 'singleton'
> {
  readonly list: Pick<ListView, 'sort'>;
  readonly views?: readonly Pick<View, 'name' | 'label'>[];
  readonly operations?: readonly Pick<Operation, 'name' | 'label' | 'slug'>[];
}

export type FlowOutline = Pick<Flow, 'name' | 'title' | 'menu' | 'task'>;

export interface Outline {
  readonly resources: readonly ResourceOutline[];
  readonly flows: readonly FlowOutline[];
}

export function outlineOf(resources: readonly Resource[], flows: readonly Flow[]): Outline {
  return { resources: resources.map(resourceOutline), flows: flows.map(flowOutline) };
}

function resourceOutline(resource: Resource): ResourceOutline {
  const { name, place, capabilities, module, label, plural, menu, title, actions, singleton, list } = resource;
  const operations = resource.operations?.filter(({ on }) => on === 'resource') ?? [];
  return {
    name,
    module,
    label,
    plural,
    menu,
    title,
    actions,
    list: { sort: list.sort },
    ...(place && { place }),
    ...(capabilities && { capabilities }),
    ...(singleton && { singleton }),
    ...(resource.views && { views: resource.views.map((view) => ({ name: view.name, label: view.label })) }),
    ...(operations.length > 0 && {
      operations: operations.map((each) => ({ name: each.name, label: each.label, slug: each.slug })),
    }),
  };
}

function flowOutline({ name, title, menu, task }: Flow): FlowOutline {
  return { name, title, ...(menu !== undefined && { menu }), ...(task && { task }) };
}
