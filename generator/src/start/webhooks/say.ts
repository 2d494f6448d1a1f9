import type { Say } from '../words.ts';

type Texts = Readonly<Record<'en' | 'vi' | 'de' | 'fr', string>>;

export const texts = (en: string, vi: string, de: string, fr: string): Texts => ({ en, vi, de, fr });

/** Returns a property with a label. The server sets its value if `computed` is given. */
export function property(say: Say, label: Texts, schema: object, more: { readonly help?: Texts } = {}): object {
  return { ...schema, 'x-label': say(label), ...(more.help && { 'x-help': say(more.help) }) };
}

export function values(say: Say, all: Readonly<Record<string, readonly [Texts, string?]>>): object {
  return {
    enum: Object.keys(all),
    'x-values': Object.fromEntries(
      Object.entries(all).map(([name, [label, color]]) => [name, { ...say(label), ...(color && { color }) }]),
    ),
  };
}
