import { type Resource, slugFor, slugOfAction } from '@tuyen/model';
import type { Tool } from '../tool.ts';
import { readTools } from './read-tools.ts';
import type { Session } from './session.ts';
import { writeTools } from './write-tools.ts';

export interface OfferedResources {
  readonly readable: readonly Resource[];
  readonly creatable: readonly Resource[];
  readonly editable: readonly Resource[];
  readonly operations: ReadonlyMap<string, readonly string[]>;
  readonly transitions: ReadonlyMap<string, readonly string[]>;
}

export const WRITING_DATA_TOOLS: readonly string[] = ['create', 'update', 'operate', 'transition'];

export async function dataTools(session: Session, write: boolean): Promise<readonly Tool[]> {
  const offered = await offeredResources(session);
  return [...readTools(session, offered), ...(write ? writeTools(session, offered) : [])];
}

async function offeredResources(session: Session): Promise<OfferedResources> {
  const model = await session.model();
  const resources = model.resources.filter(({ singleton, place }) => !singleton && !place);
  const may = (slug: string) => session.may(model, slug);
  const named = (namesOf: (resource: Resource) => readonly string[]) =>
    new Map(
      resources.flatMap((resource) => {
        const names = [...new Set(namesOf(resource))].filter((name) => may(slugOfAction(resource, name)));
        return names.length > 0 ? [[resource.name, names] as const] : [];
      }),
    );
  const withAction = (action: 'create' | 'edit') =>
    resources.filter(({ module, actions }) => actions.includes(action) && may(slugFor(module, action)));
  return {
    readable: resources.filter(({ actions }) => actions.includes('list') || actions.includes('show')),
    creatable: withAction('create'),
    editable: withAction('edit'),
    operations: named(({ operations = [] }) => operations.map(({ name }) => name)),
    transitions: named(({ workflow }) =>
      (workflow?.transitions ?? []).filter(({ by }) => by.includes('staff')).map(({ name }) => name),
    ),
  };
}
