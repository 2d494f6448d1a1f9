import type { DataProvider } from 'react-admin';

export interface BackendContext {
  /** Name in `backends` of `tuyen.config.json`. */
  readonly name: string;
  /** Address under which the project's own server forwards requests of the back end's dialect. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

/** Default export of a module that `provider` of a back end names: makes a react-admin data provider. */
export type MakeDataProvider = (context: BackendContext) => DataProvider;

export type ProviderModules = Readonly<Record<string, () => Promise<{ readonly default: MakeDataProvider }>>>;
