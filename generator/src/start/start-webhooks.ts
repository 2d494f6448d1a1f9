import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@tuyen/model';
import { metaSchemaFrom } from '../completion/completion-folder.ts';
import { readConfig } from '../input-paths.ts';
import { exists } from '../output/cache.ts';
import { jsonText } from './json-text.ts';
import { deliveriesResource } from './webhooks/deliveries-resource.ts';
import { type HookNames, hooksResource } from './webhooks/hooks-resource.ts';
import { texts } from './webhooks/say.ts';
import { sayIn } from './words.ts';

const NAMES = { hooks: 'webhooks', deliveries: 'webhook-deliveries', resources: 'webhook-resource' } as const;

/**
 * Writes the resources of webhooks and of their deliveries, and the enum of the resources whose events may be sent.
 * @returns the paths relative to the project, and the reason if nothing was written
 */
export function startWebhooks(root: string): { readonly paths: readonly string[]; readonly refused?: string } {
  const { schemas = 'schemas', languages } = readConfig(root);
  const say = sayIn(languages);
  const identity = identityIn(root);
  if (!identity) return refused('tuyen.config.json names no accounts: write "identity" first.');
  const { hooks, deliveries, resources } = NAMES;
  const names: HookNames = { ...NAMES, ...identity };
  const sent = ownResources(join(root, schemas, 'resources'), identity.users);
  if (sent.length === 0) return refused('The project has no resource whose events could be sent.');
  const files: readonly (readonly [string, 'resource' | 'enum', object])[] = [
    [`${schemas}/enums/${resources}.json`, 'enum', resourcesEnum(sent, say)],
    [`${schemas}/resources/${hooks}.json`, 'resource', hooksResource(say, names)],
    [`${schemas}/resources/${deliveries}.json`, 'resource', deliveriesResource(say, names)],
  ];
  const known = files.find(([path]) => exists(join(root, path)));
  if (known) return refused(`${known[0]} exists already; nothing was changed.`);
  for (const [path, meta, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), jsonText({ $schema: metaSchemaFrom(path, meta), ...content }), { flag: 'wx' });
  }
  return { paths: files.map(([path]) => path) };
}

const refused = (reason: string) => ({ paths: [], refused: reason });

function resourcesEnum(sent: readonly SentResource[], say: ReturnType<typeof sayIn>): object {
  return {
    type: 'string',
    enum: sent.map(({ name }) => name),
    'x-label': say(texts('Resource', 'Đối tượng', 'Ressource', 'Ressource')),
    'x-values': Object.fromEntries(sent.map(({ name, label }) => [name, label])),
  };
}

interface SentResource {
  readonly name: string;
  readonly label: object;
}

/** Returns the project's own resources. Leaves out accounts, singletons, logs and resources of other back ends. */
function ownResources(folder: string, users: string): readonly SentResource[] {
  const names = exists(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.toSorted().flatMap((file) => {
    const written = objectIn(readJson(join(folder, file)));
    const name = file.slice(0, -'.json'.length);
    const isLeftOut = name === users || written['singleton'] || written['byMonth'] || written['at'];
    return isLeftOut ? [] : [{ name, label: { ...objectIn(written['label']), ...objectIn(written['plural']) } }];
  });
}

function identityIn(root: string): Pick<HookNames, 'users' | 'offices'> | undefined {
  const { users, offices } = objectIn(objectIn(readJson(join(root, 'tuyen.config.json')))['identity']);
  const accounts = nameIn(users);
  return accounts === undefined ? undefined : { users: accounts, offices: nameIn(offices) };
}

function nameIn(part: unknown): string | undefined {
  const name = isObject(part) ? part['resource'] : part;
  return typeof name === 'string' ? name : undefined;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
