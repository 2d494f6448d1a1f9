import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Variable } from '../engine/domain/environment.ts';

type Check = NonNullable<Variable['check']>;

export function oneOf(name: string, ...words: readonly string[]): Check {
  return (value) => (words.includes(value) ? undefined : `${name}=${value}: write one of ${words.join(', ')}.`);
}

export function wholeNumber(name: string, least: number, most: number): Check {
  return (value) =>
    /^\d{1,9}$/u.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `${name} is "${value}": a whole number from ${least} to ${most} is needed.`;
}

/**
 * Returns a check that a secret has a minimum length. Whitespace at its ends does not count. The error message does not
 * repeat the secret.
 */
export function secretOf(name: string, least: number): Check {
  return (value) => (value.trim().length >= least ? undefined : `${name} has to be at least ${least} characters long.`);
}

export function headerSecretOf(name: string, least: number): Check {
  const isLongEnough = secretOf(name, least);
  return (value, environment) =>
    HEADER.test(value)
      ? isLongEnough(value, environment)
      : `${name} is sent as a header: write it without blanks, in letters, digits and signs of ASCII.`;
}

/** Checks a text that is sent as an HTTP header. The error message may contain the text, because it is not secret. */
export function headerText(name: string, example: string): Check {
  return (value) =>
    HEADER.test(value)
      ? undefined
      : `${name}="${value}" is sent as a header: write it without blanks, such as ${example}.`;
}

/** Checks a text that people read on a page. */
export function shortText(name: string, most: number): Check {
  return (value) => (value.length <= most ? undefined : `${name} has more than ${most} characters: shorten it.`);
}

const HEADER = /^[!-~]+$/u;

export function host(name: string): Check {
  return (value) =>
    isIP(value) !== 0 || HOST_NAME.test(value)
      ? undefined
      : `${name}=${value}: write an address or the name of a host, such as 0.0.0.0, ::1 or tickets.example.com.`;
}

/** The last part of a host name must not be a number: `127.0.0` and `4000` are not host names. */
const HOST_NAME = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/iu;

export function folderWith(name: string, file: string): Check {
  return (value) =>
    existsSync(join(value, file))
      ? undefined
      : `${name}=${value}: there is no ${file} in this folder. Write the path of a project, or unset it.`;
}

export function origin(name: string): Check {
  return (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const fits = url && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/` && !value.endsWith('/');
    return fits ? undefined : `${name}=${value}: write an origin without a path, such as https://tickets.example.com.`;
  };
}

export function originList(name: string): Check {
  const isOrigin = origin(name);
  return (value, environment) => {
    if (value.includes('*'))
      return `${name}=${value}: "*" is refused, as every website could call the server. List each origin, such as https://shop.example.com.`;
    return value
      .split(',')
      .map((one) => isOrigin(one.trim(), environment))
      .find((wrong) => wrong !== undefined);
  };
}

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
