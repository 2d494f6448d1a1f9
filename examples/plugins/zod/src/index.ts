import { type DefinedPlugin, definePlugin } from '@tuyen/generator/plugin';
import { clientFile } from './client.ts';
import { hooksFile } from './hooks.ts';
import { schemaFile } from './schemas.ts';

export interface ZodOptions {
  /** Folder of the generated files, relative to the project. */
  readonly out: string;
}

/** Generates Zod schemas, a fetch client and query hooks. */
export function zodPlugin({ out }: ZodOptions): DefinedPlugin {
  return definePlugin({
    name: 'zod',
    emitters: [
      ({ model }) => [
        ...model.resources.map((resource) => schemaFile(model, resource, out)),
        clientFile(model, out),
        hooksFile(model, out),
      ],
    ],
  });
}

export default zodPlugin({ out: 'generated/zod' });
