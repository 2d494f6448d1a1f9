import { isObject } from '@tuyen/model';
import { requestHeaders } from '@tuyen/model/client';
import { createSession } from '../auth/session.ts';
import type { ModelPart } from '../model/model-store.ts';
import { firstPagePath } from './first-page.ts';
import { storedLanguage } from './stored-language.ts';
import { PREFIX } from './prefix.ts';
import { readConfig } from './site-config.ts';

export type Early = ReturnType<typeof startEarly>;

export const textsPath = (language: string) => `/locales/${language}/common.json`;

export const modelPath = (part: ModelPart) =>
  'only' in part
    ? `meta/resources?only=${encodeURIComponent(part.only)}`
    : `meta/${part.of}/${encodeURIComponent(part.name)}`;

export function shownAt(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/');
  return first === 'flows' ? second : first;
}

export function startEarly({ pathname, search }: Location, languages: readonly string[]) {
  const session = createSession(localStorage, PREFIX, Date.now);
  const language = storedLanguage(languages);
  const [, first = '', more] = pathname.split('/');
  const shown = shownAt(pathname);
  const begun = new Map<string, Promise<Response | undefined>>();
  const begin = (url: string, init?: RequestInit) => {
    const answer = fetch(url, init).catch(() => undefined);
    begun.set(url, answer);
    return answer;
  };
  begin(textsPath(language));
  /** Waits for the model, which contains the default order of the list, then requests the records of the list. */
  const beginList = async (base: string, headers: HeadersInit, described: Promise<Response | undefined>) => {
    const model: unknown = more ? undefined : await (await described)?.clone().json();
    const path = firstPagePath(first, search, model);
    if (path !== undefined) void begin(`${base}/${path}`, { headers });
  };
  let list = Promise.resolve();
  const config = readConfig().then((read) => {
    // Ignores the token if there is no stored profile, because the current office is then unknown.
    const token = session.profile() && session.token();
    const caller = {
      clientKind: 'ADMIN_WEB',
      language,
      apiKey: read.apiKey,
      officeId: session.officeId(),
      token,
    } as const;
    const headers = requestHeaders(caller);
    if (token !== null) {
      const described = begin(`${read.apiBase}/${modelPath({ only: shown })}`, { headers });
      // Ignores an invalid response of the model endpoint here. The code that uses the model reports it.
      list = beginList(read.apiBase, headers, described).catch(() => undefined);
    }
    if (token !== null && first === '') begin(`${read.apiBase}/dashboard`, { headers });
    return read;
  });
  if (!more) preloadList(first);
  /**
   * Discards the preloaded responses that no page used, because they are outdated by now. Later requests go to the
   * server as usual.
   */
  const end = (): void => {
    for (const answer of begun.values()) void answer.then((response) => response?.body?.cancel());
    begun.clear();
  };
  // Discards the preloaded responses after a new sign-in. A 401 response to the previous token would otherwise end the
  // new session.
  session.subscribe(end);
  return {
    session,
    language,
    shown,
    config,
    /**
     * Resolves when the request for the list's records has started, or when it is clear that the page needs no such
     * request. Call it after `config` has resolved.
     */
    list: () => list,
    async fetch(url: string, init?: RequestInit): Promise<Response> {
      const first = begun.get(url);
      begun.delete(url);
      return (await first) ?? fetch(url, init);
    },
    end,
  };
}

/**
 * Preloads the files of a resource's list page. The build writes the names of these files into a `meta` element of the
 * HTML.
 */
function preloadList(resource: string): void {
  const lists: unknown = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=lists]')?.content ?? '{}');
  const files = isObject(lists) && Object.hasOwn(lists, resource) ? lists[resource] : undefined;
  for (const file of Array.isArray(files) ? files : []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: String(file) }));
  }
}
