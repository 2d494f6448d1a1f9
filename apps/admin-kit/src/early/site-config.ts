import { isObject } from '@tuyen/model';

export interface SiteConfig {
  /** Base URL of the API without a trailing slash: `https://api.example/api/v1`. */
  readonly apiBase: string;
  /** Sent as `x-api-key` if the API requires a key from every client. */
  readonly apiKey?: string;
  /** Sign-in fields of this site, instead of the project's: `["username"]`. */
  readonly signInForm?: readonly string[];
}

export async function readConfig(): Promise<SiteConfig> {
  try {
    const answer = await fetch('/config.json');
    if (answer.ok) return configIn(await answer.json());
  } catch {
    // Uses the default configuration, because `/config.json` is missing or the server returned an HTML page instead.
  }
  return configIn({});
}

function configIn(answer: unknown): SiteConfig {
  const { apiBase = '/api/v1', apiKey, signInForm } = isObject(answer) ? answer : {};
  return {
    apiBase: String(apiBase),
    ...(typeof apiKey === 'string' && { apiKey }),
    ...(Array.isArray(signInForm) && { signInForm: signInForm.map(String) }),
  };
}
