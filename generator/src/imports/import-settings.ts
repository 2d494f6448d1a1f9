import { isObject } from '@tuyen/model';
import { withValue } from '../start/edit-json.ts';

/** Entry of `imports` in tuyen.config.json. */
export interface ImportSettings {
  readonly from: string;
  readonly source?: string;
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  readonly rename?: Readonly<Record<string, string>>;
  readonly backend?: string;
  /** Whether the own server keeps the records, although the source describes a back end. */
  readonly own?: true;
  readonly encoding?: string;
  /** Whether references to addresses are followed. */
  readonly follow?: true;
}

type Config = Readonly<Record<string, unknown>>;

export function importsIn(config: Config): ReadonlyMap<string, ImportSettings> {
  const imports = isObject(config['imports']) ? config['imports'] : {};
  return new Map(
    Object.entries(imports).flatMap(([name, entry]) => {
      const settings = settingsIn(entry);
      return settings ? [[name, settings] as const] : [];
    }),
  );
}

function settingsIn(entry: unknown): ImportSettings | undefined {
  if (!isObject(entry) || typeof entry['from'] !== 'string') return undefined;
  const { from, source, only, except, rename, backend, own, encoding, follow } = entry;
  return {
    from,
    ...(typeof source === 'string' && { source }),
    ...(Array.isArray(only) && { only: only.map(String) }),
    ...(Array.isArray(except) && { except: except.map(String) }),
    ...(isObject(rename) && {
      rename: Object.fromEntries(Object.entries(rename).map(([key, to]) => [key, String(to)])),
    }),
    ...(typeof backend === 'string' && { backend }),
    ...(own === true && { own }),
    ...(typeof encoding === 'string' && { encoding }),
    ...(follow === true && { follow }),
  };
}

/** Writes an entry of `imports` into the text of tuyen.config.json, and adds back ends that it lacks. */
export function withImport(
  text: string,
  config: Config,
  name: string,
  settings: ImportSettings,
  backends: Readonly<Record<string, object>> = {},
): string {
  const known = isObject(config['backends']) ? config['backends'] : {};
  const before = importsIn(config).get(name);
  const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(settingsIn(settings));
  const withSettings = isSame ? text : withValue(text, ['imports', name], settings);
  return Object.entries(backends)
    .filter(([backend]) => !Object.hasOwn(known, backend))
    .reduce((done, [backend, entry]) => withValue(done, ['backends', backend], entry), withSettings);
}
