import type { Variable } from '../engine/contract/environment.ts';

type Check = NonNullable<Variable['check']>;

/** One of these words. */
export function oneOf(name: string, ...words: readonly string[]): Check {
  return (value) => (words.includes(value) ? undefined : `${name}=${value}: write one of ${words.join(', ')}.`);
}

/** A whole number between these two. */
export function wholeNumber(name: string, least: number, most: number): Check {
  return (value) =>
    /^\d{1,9}$/u.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `${name} is "${value}": a whole number from ${least} to ${most} is needed.`;
}

/** A text of at least so many characters, which is not repeated in the message. */
export function secretOf(name: string, least: number): Check {
  return (value) => (value.length >= least ? undefined : `${name} has to be at least ${least} characters long.`);
}

/** Where people or programs reach a site: `https://tickets.example.com`, without a path. */
export function origin(name: string): Check {
  return (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const fits = url && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/` && !value.endsWith('/');
    return fits ? undefined : `${name}=${value}: write an origin without a path, such as https://tickets.example.com.`;
  };
}

/** What a reader throws, as a finding. */
export function readBy(
  name: string,
  read: (environment: Readonly<Record<string, string | undefined>>) => unknown,
): Check {
  return (value, environment) => {
    try {
      read({ ...environment, [name]: value });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}
