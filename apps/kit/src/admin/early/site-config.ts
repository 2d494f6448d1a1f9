import { isObject } from '@tuyen/model';

/** The configuration that a build gets from the server that serves it. */
export interface SiteConfig {
  /** Base of the API without a slash at its end: `https://api.example/api/v1`. */
  readonly apiBase: string;
  /** Sent as `x-api-key` where the API asks every client for one. */
  readonly apiKey?: string;
  /** The sign-in fields that this site asks for, instead of those of the project: `["username"]`. */
  readonly signInForm?: readonly string[];
}

/** Reads `/config.json`. Without it, the API is expected at the same address. */
export async function readConfig(): Promise<SiteConfig> {
  try {
    const answer = await fetch('/config.json');
    if (answer.ok) return configIn(await answer.json());
  } catch {
    // Answered with a page, or not at all: the default is used.
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
