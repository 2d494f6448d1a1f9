// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGradually } from './use-gradually.ts';

test('a long list renders its first rows immediately and the rest in portions', async () => {
  const seen: number[] = [];
  function Rows({ total }: { readonly total: number }) {
    const drawn = useGradually(total, 10, 20);
    if (seen.at(-1) !== drawn) seen.push(drawn);
    return <p>{drawn}</p>;
  }
  const { container, rerender } = render(<Rows total={4} />);
  expect(container.textContent).toBe('4');
  rerender(<Rows total={50} />);
  expect(container.textContent).toBe('10');
  await waitFor(() => expect(container.textContent).toBe('50'));
  expect(seen).toEqual([4, 10, 30, 50]);
});
