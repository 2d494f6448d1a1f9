// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { Afterwards, InPieces, OneByOne } from './in-pieces.tsx';

function pageOf() {
  const steps: string[] = [];
  function Part({ name }: { readonly name: string }) {
    useLayoutEffect(() => {
      const { textContent } = document.body;
      if (steps.at(-1) !== textContent) steps.push(textContent);
    });
    return name;
  }
  return { steps, Part };
}

test('the component InPieces renders after the rest of the page, and the component Afterwards renders last', async () => {
  const { steps, Part } = pageOf();
  const { unmount } = render(
    <>
      <Part name="[heading]" />
      <Afterwards waiting={<Part name="[room]" />}>
        <Part name="[tools]" />
      </Afterwards>
      <InPieces waiting={<Part name="[waiting]" />}>
        <Part name="[content]" />
      </InPieces>
    </>,
  );
  await waitFor(() => expect(document.body.textContent).toBe('[heading][tools][content]'));
  expect(steps).toEqual(['[heading][room][waiting]', '[heading][room][content]', '[heading][tools][content]']);
  unmount();
});

test('the OneByOne component renders its sections one after another, including sections added later', async () => {
  const { steps, Part } = pageOf();
  const sections = ['[a]', '[b]', '[c]'].map((name) => <Part key={name} name={name} />);
  const { rerender } = render(<OneByOne>{sections}</OneByOne>);
  await waitFor(() => expect(document.body.textContent).toBe('[a][b][c]'));
  expect(steps).toEqual(['[a]', '[a][b]', '[a][b][c]']);
  rerender(<OneByOne>{[...sections, <Part key="d" name="[d]" />]}</OneByOne>);
  await waitFor(() => expect(document.body.textContent).toBe('[a][b][c][d]'));
});
