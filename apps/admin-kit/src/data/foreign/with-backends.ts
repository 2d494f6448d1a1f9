import type { ModelStore } from '../../model/model-store.ts';
import type { KitDataProvider } from '../data-provider.ts';
import type { HttpClient } from '../http-client.ts';
import { compositeProvider } from './composite-provider.ts';
import type { ForeignProvider } from './foreign-provider.ts';
import type { ProviderModules } from './provider-module.ts';

/**
 * Adds the back ends of other resources to the data provider of the project's own server. Their code loads with the
 * first request to one of them.
 */
export function withBackends(
  own: KitDataProvider,
  http: HttpClient,
  model: ModelStore,
  modules: ProviderModules = {},
): KitDataProvider {
  let opening: Promise<(backend: string) => Promise<ForeignProvider>> | undefined;
  const open = () => {
    opening ??= import('./open-backends.ts').then(({ openBackends }) => openBackends(http, model, modules));
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return compositeProvider(own, async (resource) => {
    const place = (model.resource(resource) ?? model.outline(resource))?.place;
    return place && (await open())(place.backend);
  });
}
