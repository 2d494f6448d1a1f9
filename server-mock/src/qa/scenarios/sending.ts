import { isActive, isObject, type Scenario } from '@tuyen/model';
import type { Endpoints } from '@tuyen/server/domain';
import { currentNamespace, type Engine } from '@tuyen/server/extension';
import { NAMESPACE } from '../../namespaces/namespace-of.ts';
import { refused, type SendStep } from './play.ts';

/** Lifetime of a scenario session, in seconds. */
const SECONDS = 8 * 3600;

/**
 * Returns a function that sends the requests of a scenario to this server, in the namespace of the request that started
 * the scenario. All server rules apply.
 */
export function sending(app: Endpoints, engine: Engine, scenario: Scenario, language: string): SendStep {
  const namespace = currentNamespace();
  const tokens = new Map<string | null, Promise<string>>();

  async function tokenOf(account: string | null): Promise<string> {
    const user = account === null ? await firstSuperuser(engine) : await engine.identity.user(account);
    if (!user) {
      throw refused(
        scenario,
        account === null ? 'there is no superuser: write "as"' : `there is no account ${account}`,
      );
    }
    return engine.records.transaction(({ connection }) =>
      engine.sessions.open(connection, String(user['id']), SECONDS, engine.kinds.forSession(undefined)),
    );
  }

  return async ({ method, path, body, as, office }) => {
    if (as !== undefined && !tokens.has(as)) tokens.set(as, tokenOf(as));
    const headers = {
      'accept-language': language,
      ...(namespace && { [NAMESPACE]: namespace.name }),
      ...(as !== undefined && { authorization: `Bearer ${String(await tokens.get(as))}` }),
      ...(office !== undefined && { 'x-office-id': office }),
    };
    const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
    if (answer.statusCode >= 400) {
      throw refused(scenario, `${method} ${path}: ${answer.statusCode} ${answer.body}`);
    }
    const given: unknown = answer.body === '' ? {} : answer.json();
    return isObject(given) ? given : { data: given };
  };
}

async function firstSuperuser({ model, store }: Pick<Engine, 'model' | 'store'>) {
  const { resource, superuser, status, signIn } = model.identity.users;
  if (superuser === undefined) return undefined;
  const found = await store.find(resource, { [superuser]: true }, { sort: signIn[0] ?? 'id' });
  return found.find((user) => isActive(status, user));
}
