// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Access } from './access.ts';
import type { Session } from './session.ts';
import { SessionProvider, useMay, useMaySlug } from './session-context.tsx';

afterEach(cleanup);

function Buttons() {
  const may = useMay();
  const maySlug = useMaySlug();
  return (
    <>
      {may('orders', 'edit') ? <button>edit</button> : null}
      {may('orders', 'delete') ? <button>delete</button> : null}
      {maySlug('order.export') ? <button>export</button> : null}
    </>
  );
}

const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('the screens of an app without access control allow every action', () => {
  render(<Buttons />);
  expect(shown()).toEqual(['edit', 'delete', 'export']);
});

test('if an app defines access control, its screens allow only the actions that it permits', () => {
  const session = { subscribe: () => () => undefined, profile: () => null, officeId: () => null } as unknown as Session;
  const access = { mayIn: (_resource: string, action: string) => action === 'edit', may: () => false } as Access;
  render(
    <SessionProvider session={session} access={access}>
      <Buttons />
    </SessionProvider>,
  );
  expect(shown()).toEqual(['edit']);
});
