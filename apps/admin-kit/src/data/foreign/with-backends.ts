import type { ModelStore } from '../../model/model-store.ts';
import type { KitDataProvider } from '../data-provider.ts';
import type { HttpClient } from '../http-client.ts';
import { compositeProvider } from './composite-provider.ts';
import { type ForeignProvider, createForeignProvider } from './foreign-provider.ts';
import { foreignResource, type ForeignResource } from './foreign-resource.ts';
import { mappedProvider } from './mapped-provider.ts';
import type { ProviderModules } from './provider-module.ts';

/** Adds the back ends of other resources to the data provider of the project's own server. */
export function withBackends(
  own: KitDataProvider,
  http: HttpClient,
  model: ModelStore,
  modules: ProviderModules = {},
): KitDataProvider {
  const placeOf = (name: string) => (model.resource(name) ?? model.outline(name))?.place;
  const backendOf = (name: string) => model.get().backends?.find((backend) => backend.name === placeOf(name)?.backend);

  const find = async (name: string): Promise<ForeignResource> => {
    await model.describe('resources', name);
    const resource = model.resource(name);
    if (!resource) throw new Error(`The server describes no resource "${name}" to this account.`);
    return foreignResource(resource, backendOf(name)?.dialect ?? {}, placeOf);
  };

  const byDialect = createForeignProvider(http, find);
  const byModule = new Map<string, Promise<Partial<ForeignProvider>>>();
  const ofModule = (name: string): Promise<Partial<ForeignProvider>> | undefined => {
    const load = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (!load) return undefined;
    const known = byModule.get(name);
    if (known) return known;
    const url = `${http.apiUrl}/backends/${name}`;
    const made = load().then((module) => mappedProvider(module.default({ name, url, fetch }), find));
    byModule.set(name, made);
    made.catch(() => byModule.delete(name));
    return made;
  };

  return compositeProvider(own, async (resource) => {
    const place = placeOf(resource);
    return place && (ofModule(place.backend) ?? byDialect);
  });
}
