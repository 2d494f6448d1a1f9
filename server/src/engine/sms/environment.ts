import { readFileSync } from 'node:fs';
import type { SmsSender } from '../domain.ts';
import { readSmsSender } from './sms-sender.ts';

/**
 * Returns the SMS service that the file of `TUYEN_SMS_SENDER` describes, or undefined if the variable is not set.
 * @throws Error that names the file and what to write in it
 */
export function smsSenderOfEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): SmsSender | undefined {
  const path = environment['TUYEN_SMS_SENDER'] || undefined;
  return path === undefined ? undefined : readSmsSender(contentOf(path), path, environment);
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`TUYEN_SMS_SENDER=${path}: the file cannot be read. Write the path of a JSON file, or unset it.`);
  }
}
