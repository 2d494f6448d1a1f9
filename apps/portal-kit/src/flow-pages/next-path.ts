import { isObject } from '@tuyen/model';
import type { Answers } from '../form-page.ts';

export interface SentForm {
  readonly form: string;
  readonly answer: unknown;
  readonly answers: Answers;
}

/**
 * Replaces names in braces with values of the server's response: `/renewal/{id}`. A missing value is replaced by an
 * empty text.
 */
export function nextPath(template: string, answer: unknown): string {
  const values = isObject(answer) ? answer : {};
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
}
