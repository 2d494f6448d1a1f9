import { TEMPLATES, isCurrency, isTimeZone, type Template } from '@tuyen/generator/start';
import { didYouMean } from '@tuyen/model/suggest';
import { UsageError } from '../../exit-codes.ts';
import { defaultCurrency, defaultLanguage, localeFor, type Machine } from './defaults.ts';
import type { Question } from './questions.ts';

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u;

export interface Given {
  readonly template?: string | undefined;
  readonly languages?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly currency?: string | undefined;
}

export interface Settings {
  readonly template: Template;
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly currency: string;
  readonly locale: string;
}

const WRONG: { readonly [K in keyof Given]-?: (value: string) => string | undefined } = {
  template: (value) =>
    TEMPLATES.some((name) => name === value)
      ? undefined
      : `There is no template "${value}". ${didYouMean(value, TEMPLATES) ?? `The templates are ${TEMPLATES.join(', ')}.`}`,
  languages: (value) => {
    const wrong = tagsIn(value).find((tag) => !LANGUAGE.test(tag));
    if (wrong !== undefined) return `"${wrong}" is not a language tag such as de or pt-BR.`;
    return tagsIn(value).length > 0 ? undefined : 'Name at least one language: en.';
  },
  timeZone: (value) =>
    isTimeZone(value)
      ? undefined
      : `"${value}" is not a time zone. ${didYouMean(value, Intl.supportedValuesOf('timeZone')) ?? 'Write a name such as Europe/Berlin.'}`,
  currency: (value) =>
    isCurrency(value) ? undefined : `"${value}" is not a currency. Write an ISO 4217 code such as EUR.`,
};

/** @throws UsageError if a value is invalid */
export function checkGiven(given: Given): void {
  for (const key of ['template', 'languages', 'timeZone', 'currency'] as const) {
    const value = given[key];
    const wrong = value === undefined ? undefined : WRONG[key](value);
    if (wrong !== undefined) throw new UsageError(wrong);
  }
}

export function completed(given: Given, machine: Machine): Settings {
  const languages = tagsIn(given.languages ?? defaultLanguage(machine));
  const locale = localeFor(languages[0] ?? 'en', machine);
  return {
    template: TEMPLATES.find((name) => name === given.template) ?? 'rental',
    languages,
    timeZone: given.timeZone ?? machine.timeZone,
    currency: given.currency ?? defaultCurrency(locale),
    locale,
  };
}

export function questionsAbout(given: Given, machine: Machine): Partial<Record<keyof Given, Question>> {
  const usual = completed(given, machine);
  const all: Record<keyof Given, Question> = {
    template: { text: `Template: ${TEMPLATES.join(', ')}`, usual: usual.template, wrong: WRONG.template },
    languages: { text: 'Languages', usual: usual.languages.join(','), wrong: WRONG.languages },
    timeZone: { text: 'Time zone', usual: usual.timeZone, wrong: WRONG.timeZone },
    currency: { text: 'Currency', usual: usual.currency, wrong: WRONG.currency },
  };
  return Object.fromEntries(
    (['template', 'languages', 'timeZone', 'currency'] as const)
      .filter((key) => given[key] === undefined)
      .map((key) => [key, all[key]]),
  );
}

function tagsIn(text: string): readonly string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
