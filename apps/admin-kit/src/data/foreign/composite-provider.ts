import type { KitDataProvider } from '../data-provider.ts';
import type { ForeignProvider } from './foreign-provider.ts';

/** Methods of a back end. Everything else is done by the project's own server. */
const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'operate',
] as const satisfies readonly (keyof ForeignProvider)[];

/**
 * Sends each call to the back end of its resource.
 * @param providerOf returns the provider of a resource on another back end; undefined for the project's own server
 */
export function compositeProvider(
  own: KitDataProvider,
  providerOf: (resource: string) => Promise<Partial<ForeignProvider> | undefined>,
): KitDataProvider {
  const routed = Object.fromEntries(
    METHODS.map((method) => [
      method,
      async (resource: string, params: never) => {
        const foreign = await providerOf(resource);
        const call: Call | undefined = foreign ? foreign[method] : own[method];
        return call?.(resource, params);
      },
    ]),
  );
  return {
    ...own,
    ...routed,
    // No back end says in advance whether it would delete a record.
    checkDeletion: async (resource, params) =>
      (await providerOf(resource)) ? { data: null } : own.checkDeletion(resource, params),
  };
}

// The parameters differ by method. Each method gets those that it was called with.
type Call = (resource: string, params: never) => unknown;
