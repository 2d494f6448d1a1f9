export interface DatabaseAddresses {
  readonly urls: readonly string[];
  readonly writable: boolean;
}

const PARTS = /^(?<begin>postgres(?:ql)?:\/\/(?:[^/?]*@)?)(?<hosts>[^/?]*)(?<path>[^?]*)(?:\?(?<query>.*))?$/u;
const ATTRIBUTES: ReadonlySet<string> = new Set(['any', 'read-write', 'primary']);

/**
 * Parses a URL with several hosts and `target_session_attrs` like libpq, because the driver supports neither.
 * @throws Error if the URL is invalid
 */
export function addressesIn(url: string): DatabaseAddresses {
  const { begin = '', hosts = '', path = '', query = '' } = PARTS.exec(url)?.groups ?? {};
  const params = new URLSearchParams(query);
  const names = hosts.split(',');
  const wanted = params.get('target_session_attrs') ?? (names.length > 1 ? 'read-write' : 'any');
  if (!ATTRIBUTES.has(wanted))
    throw new Error(
      `target_session_attrs=${wanted} in DATABASE_URL: the server writes. Use read-write, primary or any.`,
    );
  const remaining = query.split('&').filter((one) => one && !one.startsWith('target_session_attrs='));
  const rest = `${path}${remaining.length > 0 ? `?${remaining.join('&')}` : ''}`;
  const urls = names.map((name) => {
    if (!URL.canParse(`${begin}${name}${rest}`) || (name === '' && names.length > 1))
      throw new Error(
        `"${name}" in DATABASE_URL is not a host address. Write postgres://user:password@a:5432,b:5432/database.`,
      );
    return `${begin}${name}${rest}`;
  });
  return { urls, writable: wanted !== 'any' };
}
