import type { EmittedFile } from '@tuyen/generator/plugin';
import { banner, pascal } from '@tuyen/generator/print';
import type { Model, Resource } from '@tuyen/model';
import { schemaNames } from './schemas.ts';

/** Generates the hooks for TanStack Query: `hooks.gen.ts`. */
export function hooksFile(model: Model, out: string): EmittedFile {
  const resources = model.resources.filter(({ singleton }) => !singleton);
  return {
    path: `${out}/hooks.gen.ts`,
    slice: [resources.map((resource) => [resource.name, resource.actions, schemaNames(model, resource)])],
    print: () => {
      const hooks = resources.flatMap((resource) => hooksOf(model, resource));
      const inputs = resources.filter(({ actions }) => actions.includes('create') || actions.includes('edit'));
      return [
        banner('schemas/resources/', 'Edit those files instead.'),
        "import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';\n",
        ...inputs.map(
          (resource) => `import type { ${schemaNames(model, resource).type}Input } from './${resource.name}.gen.ts';\n`,
        ),
        "import type { Client, ListQuery } from './client.gen.ts';\n",
        RUNTIME,
        '/** Returns the hooks of each resource. Call it once, beside the client. */\n',
        'export function createHooks(client: Client) {\n',
        `return {\n${hooks.join('')}};\n}\n`,
      ].join('');
    },
  };
}

function hooksOf(model: Model, { name, actions, ...resource }: Resource): readonly string[] {
  const { type } = schemaNames(model, { name, actions, ...resource });
  const text = JSON.stringify(name);
  const calls = `client[${text}]`;
  const hooks: Readonly<Record<string, string>> = {
    list: `use${pascal(name)}: (query: ListQuery = {}) => useQuery({ queryKey: [${text}, 'list', query], queryFn: () => ${calls}.list(query) }),\n`,
    show: `use${type}: (id: string) => useQuery({ queryKey: [${text}, 'one', id], queryFn: () => ${calls}.get(id) }),\n`,
    create: `useCreate${type}: () => useChange(${text}, (input: ${type}Input) => ${calls}.create(input)),\n`,
    edit: `useUpdate${type}: () => useChange(${text}, ({ id, changes }: { id: string; changes: Partial<${type}Input> }) => ${calls}.update(id, changes)),\n`,
    delete: `useDelete${type}: () => useChange(${text}, (id: string) => ${calls}.delete(id)),\n`,
  };
  return actions.map((action) => hooks[action] ?? '');
}

const RUNTIME = `
/** Reads the resource again after a change. */
function useChange<T, R>(resource: string, mutationFn: (value: T) => Promise<R>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => queries.invalidateQueries({ queryKey: [resource] }) });
}

`;
