import { definePlugin } from '@tuyen/generator/plugin';

export default definePlugin({
  name: 'gallery',
  viewKinds: {
    gallery: {
      settings: {
        properties: {
          image: { type: 'string', description: 'The image at the top of a card.', examples: ['cover'] },
          caption: {
            type: 'array',
            items: { type: 'string' },
            maxItems: 4,
            description: 'The fields below the title of a card.',
          },
          columns: { type: 'integer', minimum: 1, maximum: 6, description: 'Cards side by side on a wide screen.' },
        },
        required: ['image'],
      },
      fields: { image: ['image'], caption: 'any' },
      component: { name: 'GalleryView', from: '@tuyen-examples/gallery/view' },
      check: function* repeatedTitle({ view, resource }) {
        for (const { path } of view.parts['caption'] ?? []) {
          if (!resource.title.includes(`{${path}}`)) continue;
          const message = `The card says "${path}" twice, because its title contains the field.`;
          yield { code: 'gallery001', key: 'caption', message, hint: 'Name another field.', severity: 'warning' };
        }
      },
    },
  },
  operators: {
    word: {
      kinds: ['text'],
      operand: { type: 'string', maxLength: 50, pattern: '^\\S+$', examples: ['dune'] },
      label: { vi: 'có từ', en: 'has the word' },
      // Only ASCII letters match regardless of case, because SQLite's `lower` changes no others.
      sql: {
        sqlite: "instr(' ' || lower({column}) || ' ', ' ' || lower({operand}) || ' ') > 0",
        postgres: `strpos(' ' || lower({column} COLLATE "C") || ' ', ' ' || lower({operand} COLLATE "C") || ' ') > 0`,
      },
      matches: (value, word) => wordsOf(String(value)).includes(inLowerCase(String(word))),
    },
  },
  codes: {
    gallery001: {
      title: 'Repeated title',
      explanation: 'A card of a gallery always shows the title of its record. The caption need not repeat it.',
    },
  },
});

function wordsOf(text: string): readonly string[] {
  return inLowerCase(text).split(' ');
}

function inLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}
