import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';

export const SERVED: readonly Mistake[] = [
  {
    title: 'a resource without the fields that webhooks need',
    code: 'TUY523',
    file: LOANS,
    edit: set(['serves'], 'webhooks'),
    at: '"webhooks"',
    message: 'A resource that serves "webhooks" has a field "url" of the kind url.',
    hint: 'See what `tuyen new webhooks` writes.',
    // One for each of the other fields that are missing.
    others: Array.from({ length: 12 }, () => 'TUY523' as const),
  },
];
