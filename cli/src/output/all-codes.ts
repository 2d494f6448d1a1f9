import { GENERATOR_CODES } from '@tuyen/generator';
import { CHANGE_CODES } from '@tuyen/model/changes';
import { CODES } from '@tuyen/model/load';

export interface Explanation {
  readonly title: string;
  readonly explanation: string;
}

/** Diagnostic codes of tuyen itself, without those of plugins. */
export const ALL_CODES: Readonly<Record<string, Explanation>> = { ...CODES, ...GENERATOR_CODES, ...CHANGE_CODES };
