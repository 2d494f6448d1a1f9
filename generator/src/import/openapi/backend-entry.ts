import { entriesIn, listIn, objectIn, type Raw, stringIn } from '@tuyen/model/raw';

/** Returns the entry of `backends` in tuyen.config.json: the address, the dialect and how the server signs in. */
export function backendEntry(document: unknown, name: string, schemas: string, from: string): Raw {
  const url = serverUrl(document, from);
  const auth = credentials(document, `env:${name.toUpperCase().replaceAll('-', '_')}_TOKEN`);
  return { url: url ?? UNKNOWN_URL, dialect: `${schemas}/backends/${name}.json`, ...(auth && { auth }) };
}

/** Address of a back end whose document gives no address. */
export const UNKNOWN_URL = 'https://api.example.org';

/**
 * Returns the first address with https or on this machine. Relative addresses are resolved against the document's
 * address.
 */
export function serverUrl(document: unknown, from: string): string | undefined {
  const written = listIn(document, 'servers').map((server) => {
    const variables = objectIn(server, 'variables');
    const value = (variable: string) => stringIn(objectIn(variables, variable), 'default') ?? '';
    return (stringIn(server, 'url') ?? '').replaceAll(/\{([^{}]+)\}/gu, (_, variable: string) => value(variable));
  });
  return written.flatMap((url) => safeUrl(url, from) ?? [])[0];
}

function safeUrl(text: string, from: string): string | undefined {
  const url = URL.parse(text, /^https?:/u.test(from) ? from : undefined);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || isLocal ? `${url.origin}${url.pathname.replace(/\/+$/u, '')}` : undefined;
}

function credentials(document: unknown, secret: string): Raw | undefined {
  const schemes = entriesIn(objectIn(document, 'components'), 'securitySchemes').map(([, scheme]) => objectIn(scheme));
  const found = schemes.map((scheme): Raw | undefined => {
    const type = stringIn(scheme, 'type');
    const name = stringIn(scheme, 'name') ?? '';
    const isBasic = stringIn(scheme, 'scheme')?.toLowerCase() === 'basic';
    if (type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && !isBasic))
      return { kind: 'bearer', secret };
    if (type === 'http') return { kind: 'basic', secret };
    const isHeader = type === 'apiKey' && scheme['in'] === 'header' && /^[A-Za-z0-9-]+$/u.test(name);
    return isHeader ? { kind: 'header', header: name, secret } : undefined;
  });
  return found.find((credential) => credential !== undefined);
}
