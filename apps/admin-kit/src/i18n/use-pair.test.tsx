// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { usePair } from './use-pair.ts';

function Named() {
  return usePair()('Bureau', 'Hanoï');
}

const shownIn = ({ pair }: { readonly pair: string }): string | null =>
  render(
    <I18nContextProvider
      value={{
        translate: (_, { label, text } = {}) => pair.replace('%{label}', label).replace('%{text}', text),
        changeLocale: () => Promise.resolve(),
        getLocale: () => 'fr',
      }}
    >
      <Named />
    </I18nContextProvider>,
  ).container.textContent;

test('a label and a text are joined with the punctuation of the language', () => {
  expect([shownIn(en), shownIn(fr)]).toEqual(['Bureau: Hanoï', 'Bureau\u00A0: Hanoï']);
});
