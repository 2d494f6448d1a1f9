import { relativeDay, zoneNamed } from '@tuyen/model';
import type { ModelStore } from '../../model/model-store.ts';
import type { HttpClient } from '../http-client.ts';
import { type ForeignProvider, createForeignProvider } from './foreign-provider.ts';
import { foreignResource, type ForeignResource } from './foreign-resource.ts';
import { mappedProvider } from './mapped-provider.ts';
import type { ProviderModules } from './provider-module.ts';

/**
 * Returns a function that finds the data provider of a back end. A back end without a module of its own has the
 * provider that follows dialects.
 */
export function openBackends(
  http: HttpClient,
  model: ModelStore,
  modules: ProviderModules,
): (backend: string) => Promise<ForeignProvider> {
  const placeOf = (name: string) => (model.resource(name) ?? model.outline(name))?.place;
  const dayMeant = (text: string) =>
    relativeDay(text, { now: new Date(), zone: zoneNamed(model.get().region.timeZone) });
  const find = async (name: string): Promise<ForeignResource> => {
    await model.describe('resources', name);
    const resource = model.resource(name);
    if (!resource) throw new Error(`The server describes no resource "${name}" to this account.`);
    const backend = model.get().backends?.find((one) => one.name === resource.place?.backend);
    return foreignResource(resource, backend?.dialect ?? {}, placeOf, dayMeant);
  };

  const byDialect = Promise.resolve(createForeignProvider(http, find));
  const byModule = new Map<string, Promise<ForeignProvider>>();

  return (name) => {
    const load = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (!load) return byDialect;
    const known = byModule.get(name);
    if (known) return known;
    const url = `${http.apiUrl}/backends/${name}`;
    const made = load().then((module) => mappedProvider(module.default({ name, url, fetch }), find));
    byModule.set(name, made);
    // A failed import can be repeated.
    made.catch(() => byModule.delete(name));
    return made;
  };
}
