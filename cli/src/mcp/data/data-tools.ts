import { type Resource, slugFor, slugOfAction } from '@tuyen/model';
import type { Tool } from '../tool.ts';
import { readTools } from './read-tools.ts';
import type { Session } from './session.ts';
import { writeTools } from './write-tools.ts';

/** Resources that each MCP tool can use with the permissions of the caller. */
export interface OfferedResources {
  readonly readable: readonly Resource[];
  readonly creatable: readonly Resource[];
  readonly editable: readonly Resource[];
  /** Names of the operations that the caller may run, by resource name. */
  readonly operations: ReadonlyMap<string, readonly string[]>;
  /** Names of the workflow transitions that the caller may make, by resource name. */
  readonly transitions: ReadonlyMap<string, readonly string[]>;
}

/** Names of the data tools that exist only with `--write`. */
export const WRITING_DATA_TOOLS: readonly string[] = ['create', 'update', 'operate', 'transition'];

/** Returns the tools that read and write records of a running server. */
export async function dataTools(session: Session, write: boolean): Promise<readonly Tool[]> {
  const offered = await offeredResources(session);
  return [...readTools(session, offered), ...(write ? writeTools(session, offered) : [])];
}

async function offeredResources(session: Session): Promise<OfferedResources> {
  const model = await session.model();
  const resources = model.resources.filter(({ singleton }) => !singleton);
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
