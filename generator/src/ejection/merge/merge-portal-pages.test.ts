import { expect, test } from 'vitest';
import { merge } from './merge.ts';
import { both, put, testMerges } from './testing/changes.ts';

const PAGE = `// Ejected.
import { useState } from 'react';
import type { PageProps } from '@tuyen/portal-kit';
import { FormRunner, SentPage, useWords } from '@tuyen/portal-kit';
import type { Language } from '../../../generated/project.gen.ts';
import { reserveForm } from '../../../generated/reserve/form.gen.ts';

export default function ReservePage({ typed }: PageProps<Language>) {
  const words = useWords();
  const [sent, setSent] = useState<{ readonly answer: unknown }>();
  if (sent) return <SentPage />;
  return (
    <div className="sheet">
      <h1>{words.t('pages.reserve.title')}</h1>
      <FormRunner page={reserveForm} typed={typed} onSent={(answer) => setSent({ answer })} />
    </div>
  );
}
`;

const lead = put('</h1>', `</h1>\n      <p className="lead">{words.t('pages.reserve.lead')}</p>`);
const mine = put('<FormRunner', '<p>Mine</p>\n      <FormRunner');

testMerges([
  ['a person adds a paragraph, the schema a lead', PAGE, mine, lead, ['<p>Mine</p>', "words.t('pages.reserve.lead')"]],
  [
    'a person adds a paragraph, the schema a label of the button',
    PAGE,
    mine,
    put('typed={typed}', 'typed={typed} sendLabel="pages.reserve.send"'),
    ['<p>Mine</p>', 'sendLabel="pages.reserve.send"'],
  ],
  [
    'a person changes a class, the schema shows a title after sending',
    PAGE,
    put('className="sheet"', 'className="sheet mine"'),
    put('<SentPage />', '<SentPage title="pages.reserve.result.title" />'),
    ['className="sheet mine"', '<SentPage title="pages.reserve.result.title" />'],
  ],
  [
    'a person adds a paragraph, the schema sends to another page',
    PAGE,
    mine,
    both(
      put('  const [sent, setSent] = useState<{ readonly answer: unknown }>();\n', ''),
      put('  if (sent) return <SentPage />;\n', ''),
      put('setSent({ answer })', "location.assign(nextPath('/reserve/{id}', answer))"),
      put("import { useState } from 'react';\n", ''),
      put('FormRunner, SentPage, useWords', 'FormRunner, nextPath, useWords'),
    ),
    ['<p>Mine</p>', "nextPath('/reserve/{id}', answer)", 'import { FormRunner, nextPath, useWords }'],
    ['setSent', 'SentPage', "from 'react'"],
  ],
]);

test('merging an ejected portal page reports a conflict if a schema change wraps the whole page', () => {
  const next = both(
    put('    <div className="sheet">', '    <><NewBooks />\n    <div className="sheet">'),
    put('    </div>\n  );', '    </div></>\n  );'),
  )(PAGE);
  const { text, conflicts } = merge(PAGE, mine(PAGE), next);
  expect(conflicts.map(({ why }) => why)).toEqual(['changed']);
  expect(text).toBe(mine(PAGE));
});
