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

/** Returns the name of the resource or flow that a path shows. */
export function shownAt(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/');
  return first === 'flows' ? second : first;
}

/**
 * Starts the requests of the first page while the rest of the code loads.
 *
 * @param languages languages of the project, default first
 */
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
  /** Requests the records of the list after the model provides its default order. */
  const beginList = async (base: string, headers: HeadersInit, described: Promise<Response | undefined>) => {
    // Clones the response, because the next reader needs the unread body.
    const model: unknown = more ? undefined : await (await described)?.clone().json();
    const path = firstPagePath(first, search, model);
    if (path !== undefined) void begin(`${base}/${path}`, { headers });
  };
  let list = Promise.resolve();
  const config = readConfig().then((read) => {
    // The current office is unknown without a profile.
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
      // The code that uses the model reports an invalid one.
      list = beginList(read.apiBase, headers, described).catch(() => undefined);
    }
    if (token !== null && first === '') begin(`${read.apiBase}/dashboard`, { headers });
    return read;
  });
  if (!more) preloadList(first);
  /** Discards unused responses, which are outdated by now. Further requests are sent normally. */
  const end = (): void => {
    for (const answer of begun.values()) void answer.then((response) => response?.body?.cancel());
    begun.clear();
  };
  // A 401 for the previous token would end the new session too.
  session.subscribe(end);
  return {
    session,
    language,
    shown,
    config,
    /** Resolves after `config`, once the request for the list's records has started or the page needs none. */
    list: () => list,
    /** Fetches like the browser, but uses the response of a request that has already started. */
    async fetch(url: string, init?: RequestInit): Promise<Response> {
      const first = begun.get(url);
      begun.delete(url);
      return (await first) ?? fetch(url, init);
    },
    end,
  };
}

/** Preloads the files of a resource's list. The build writes their names into the page. */
function preloadList(resource: string): void {
  const lists: unknown = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=lists]')?.content ?? '{}');
  const files = isObject(lists) && Object.hasOwn(lists, resource) ? lists[resource] : undefined;
  for (const file of Array.isArray(files) ? files : []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: String(file) }));
  }
}
