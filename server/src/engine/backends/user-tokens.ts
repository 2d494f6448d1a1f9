/** Tokens of people for back ends, by session. They are in memory only: a restart of the server forgets them. */
export interface UserTokens {
  get(session: string | undefined, backend: string): string | undefined;
  set(session: string, backend: string, token: string): void;
  forget(session: string | undefined, backend: string): void;
}

/** Seconds after which a token is forgotten, as sessions end then at the latest. */
const LIFETIME = 12 * 3600;
const MOST_TOKENS = 10_000;

/** @param now seconds */
export function createUserTokens(now: () => number): UserTokens {
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();
  const keyOf = (session: string, backend: string) => `${backend} ${session}`;
  return {
    get(session, backend) {
      const found = session === undefined ? undefined : tokens.get(keyOf(session, backend));
      return found && found.until > now() ? found.token : undefined;
    },
    set(session, backend, token) {
      const key = keyOf(session, backend);
      tokens.delete(key);
      for (const [other, { until }] of tokens) if (until <= now()) tokens.delete(other);
      const [oldest] = tokens.keys();
      if (tokens.size >= MOST_TOKENS && oldest !== undefined) tokens.delete(oldest);
      tokens.set(key, { token, until: now() + LIFETIME });
    },
    forget(session, backend) {
      if (session !== undefined) tokens.delete(keyOf(session, backend));
    },
  };
}
