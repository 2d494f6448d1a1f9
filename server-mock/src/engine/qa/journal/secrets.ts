import { type Model, walkFields } from '@tuyen/model';

/** In place of what the journal does not show. */
export const REMOVED = '[removed]';

const HEADERS = /^(?:authorization|cookie|set-cookie|proxy-authorization|x-api-key|.*(?:token|secret|signature).*)$/u;

export interface Secrets {
  /** JSON text, also cut off, or a form's, without the values of secret fields. */
  text(text: string): string;
  headers(headers: Readonly<Record<string, string>>): Record<string, string>;
}

/** What must not stay in the journal: fields that the Model calls secret, and all that is named like a password, a token or a key. */
export function openSecrets(model: Model): Secrets {
  const own = model.resources.flatMap(({ fields }) =>
    walkFields(fields).flatMap(([, { name, writeOnly }]) => (writeOnly ? [name] : [])),
  );
  const names = ['\\w*(?:password|secret|token|api[_-]?key|signature|securehash)\\w*', ...new Set(own)].join('|');
  const inJson = new RegExp(`("(?:${names})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*(?:"|$)|-?\\d[\\d.eE+-]*)`, 'giu');
  const inForms = new RegExp(`((?:^|[?&])(?:${names})=)[^&#"]*`, 'giu');
  return {
    text: (text) => text.replaceAll(inJson, `$1"${REMOVED}"`).replaceAll(inForms, `$1${REMOVED}`),
    headers: (headers) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          HEADERS.test(name) ? REMOVED : value.replaceAll(inForms, `$1${REMOVED}`),
        ]),
      ),
  };
}
