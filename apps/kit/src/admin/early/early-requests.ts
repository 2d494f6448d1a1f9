import { isObject } from '@tuyen/model';
import { requestHeaders } from '../../core/request-headers.ts';
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

/** The resource or the flow whose page is at an address. */
export function shownAt(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/');
  return first === 'flows' ? second : first;
}

/**
 * Asks for what the first page shows while the rest of the code is still on its way.
 *
 * @param languages of the project, the default first
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
  /** The records of the list, as soon as the model says how they are sorted. */
  const beginList = async (base: string, headers: HeadersInit, described: Promise<Response | undefined>) => {
    // Who reads the answer next has it whole.
    const model: unknown = more ? undefined : await (await described)?.clone().json();
    const path = firstPagePath(first, search, model);
    if (path !== undefined) void begin(`${base}/${path}`, { headers });
  };
  let list = Promise.resolve();
  const config = readConfig().then((read) => {
    // Without a profile the current office is not known.
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
      // What is no model is reported where it is needed.
      list = beginList(read.apiBase, headers, described).catch(() => undefined);
    }
    // The home page.
    if (token !== null && first === '') begin(`${read.apiBase}/dashboard`, { headers });
    return read;
  });
  if (!more) preloadList(first);
  /** From now on each request is sent: an answer that was not used by now would be out of date. */
  const end = (): void => {
    for (const answer of begun.values()) void answer.then((response) => response?.body?.cancel());
    begun.clear();
  };
  // After another sign-in, a refusal of the former one would end it as well.
  session.subscribe(end);
  return {
    session,
    language,
    shown,
    config,
    /** After `config`: the records of the list are on their way, or this was no page to ask for them. */
    list: () => list,
    /** As the browser's, but a request that is on its way already is not sent again. */
    async fetch(url: string, init?: RequestInit): Promise<Response> {
      const first = begun.get(url);
      begun.delete(url);
      return (await first) ?? fetch(url, init);
    },
    end,
  };
}

/** The build writes into the page which files the list of a resource is made of. */
function preloadList(resource: string): void {
  const lists: unknown = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=lists]')?.content ?? '{}');
  const files = isObject(lists) && Object.hasOwn(lists, resource) ? lists[resource] : undefined;
  for (const file of Array.isArray(files) ? files : []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: String(file) }));
  }
}
