// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Region } from '@tuyen/model';
import type { ReactNode } from 'react';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DateInput, DateTimeInput, MonthInput } from './date-input.tsx';
import { NumberInput } from './number-input.tsx';
import { TextListInput } from '../text-list-input.tsx';
import { BERLIN, HANOI } from '@tuyen/model/testing/regions';
import { In } from '../../testing/region.fixture.tsx';
import { MoneyInput } from './money-input.tsx';

afterEach(cleanup);

function show(input: ReactNode, it?: unknown, region: Region = HANOI) {
  const onSubmit = vi.fn();
  const { unmount } = render(
    <In region={region}>
      <AdminContext dataProvider={testDataProvider()}>
        <Form resource="things" onSubmit={onSubmit} record={{ id: 1, it }}>
          {input}
          <button type="submit">Save</button>
        </Form>
      </AdminContext>
    </In>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox');
  return {
    box,
    unmount,
    async saved(): Promise<unknown> {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(onSubmit).toHaveBeenCalled());
      return onSubmit.mock.calls.at(-1)?.[0].it;
    },
  };
}

const type = (box: HTMLInputElement, value: string) => fireEvent.change(box, { target: { value } });

describe.each([
  ['a day', DateInput, '2026-03-09', '09/03/2026', '1/2/2027', '01/02/2027', '2027-02-01'],
  ['a month', MonthInput, '2026-12', '12/2026', '1/2027', '01/2027', '2027-01'],
  [
    'a timestamp',
    DateTimeInput,
    '2026-03-09T18:05:00.000Z',
    '10/03/2026 01:05',
    '1/2/2027 7h30',
    '01/02/2027 07:30',
    '2027-02-01T00:30:00.000Z',
  ],
])('Date input with the precision of %s', (_, Input, stored, shown, typed, shownAfter, storedAfter) => {
  test('a day, month or timestamp is typed in the local format and saved in ISO format', async () => {
    const { box, saved, unmount } = show(<Input source="it" />, stored);
    expect(box.value).toBe(shown);
    type(box, typed);
    fireEvent.blur(box);
    expect(box.value).toBe(shownAfter);
    expect(await saved()).toBe(storedAfter);
    unmount();
  });

  test('a date input keeps invalid text unchanged, so that validation rejects it', async () => {
    const { box, saved, unmount } = show(<Input source="it" />, stored);
    type(box, '31/02/2026 25:00');
    expect(await saved()).toBe('31/02/2026 25:00');
    type(box, '');
    expect(await saved()).toBeNull();
    unmount();
  });
});

test('a date input inserts slashes automatically, and the user can delete them', () => {
  const { box, unmount } = show(<DateInput source="it" />);
  type(box, '09');
  expect(box.value).toBe('09/');
  type(box, '09/03');
  expect(box.value).toBe('09/03/');
  type(box, '09/03');
  expect(box.value).toBe('09/03');
  unmount();
});

test('a date filter sends no request until the date is complete', async () => {
  const { box, saved, unmount } = show(<DateInput source="it" wholeOnly />);
  type(box, '09/03/20');
  expect(box.value).toBe('09/03/20');
  expect(await saved()).toBeNull();
  type(box, '09/03/2026');
  expect(await saved()).toBe('2026-03-09');
  unmount();
});

describe('Calendar of a date input', () => {
  test('the calendar of a date input can be opened, navigated and closed with the keyboard', async () => {
    const { box, saved, unmount } = show(<DateInput source="it" />, '2026-03-09');
    fireEvent.click(screen.getByRole('button', { name: 'form.calendar.open_day' }));
    const day = await screen.findByRole('button', { name: /\b9 March 2026/ });
    await waitFor(() => expect(document.activeElement).toBe(day));
    fireEvent.keyDown(day, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/16 March 2026/);
    fireEvent.keyDown(document.activeElement as Element, { key: 'PageDown' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/13 April 2026/);
    fireEvent.click(document.activeElement as Element);
    expect(box.value).toBe('13/04/2026');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(await saved()).toBe('2026-04-13');
    unmount();
  });

  test('choosing a day in the calendar of a timestamp keeps the entered time', async () => {
    const { box, unmount } = show(<DateTimeInput source="it" />, '2026-03-09T18:05:00.000Z');
    fireEvent.click(screen.getByRole('button', { name: 'form.calendar.open_day' }));
    fireEvent.click(await screen.findByRole('button', { name: /\b12 March 2026/ }));
    expect(box.value).toBe('12/03/2026 01:05');
    await waitFor(() => expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('01:05'));
    unmount();
  });

  test('the calendar of a month input offers the twelve months of a year', async () => {
    const { box, saved, unmount } = show(<MonthInput source="it" />, '2026-12');
    fireEvent.click(screen.getByRole('button', { name: 'form.calendar.open_month' }));
    const chosen = await screen.findByRole('button', { name: 'Dec', pressed: true });
    fireEvent.keyDown(chosen, { key: 'ArrowRight' });
    fireEvent.click(await screen.findByRole('button', { name: 'Jan', pressed: false }));
    expect(box.value).toBe('01/2027');
    expect(await saved()).toBe('2027-01');
    unmount();
  });
});

test('a number is shown and typed with group separators, except a year', async () => {
  const number = show(<NumberInput source="it" min={0} />, 1683);
  expect(number.box.value).toBe('1.683');
  type(number.box, '26050');
  expect(number.box.value).toBe('26.050');
  expect(await number.saved()).toBe(26_050);
  type(number.box, '');
  expect(await number.saved()).toBeNull();
  number.unmount();

  const decimal = show(<NumberInput source="it" decimals={2} />, 1234.5);
  expect(decimal.box.value).toBe('1.234,5');
  type(decimal.box, '-0,');
  expect(decimal.box.value).toBe('-0,');
  type(decimal.box, '-0,25');
  expect(await decimal.saved()).toBe(-0.25);
  decimal.unmount();

  const year = show(<NumberInput source="it" min={1980} plain />, 2019);
  expect(year.box.value).toBe('2019');
  type(year.box, '2024');
  expect(year.box.value).toBe('2024');
  expect(await year.saved()).toBe(2024);
  year.unmount();
});

test('an input for a list of months uses the month format and suggests future months', async () => {
  const onSubmit = vi.fn();
  render(
    <In region={HANOI}>
      <AdminContext dataProvider={testDataProvider()}>
        <Form resource="things" onSubmit={onSubmit} record={{ id: 1, it: ['2026-12'] }}>
          <TextListInput source="it" precision="month" />
          <button type="submit">Save</button>
        </Form>
      </AdminContext>
    </In>,
  );
  expect(screen.getByText('12/2026')).toBeTruthy();
  const box = screen.getByRole('combobox');
  fireEvent.mouseDown(box);
  expect((await screen.findAllByRole('option'))[0]?.textContent).toMatch(/^\d{2}\/\d{4}$/);
  fireEvent.change(box, { target: { value: '1/2027' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('01/2027')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0].it).toEqual(['2026-12', '2027-01']);
});

test('an amount is shown and typed in whole currency units and saved in the smallest unit', async () => {
  const { box, saved, unmount } = show(<MoneyInput source="it" />, 123_456, BERLIN);
  expect(box.value).toBe('1.234,56');
  expect(screen.getByText('€')).toBeDefined();
  type(box, '19,9');
  expect(await saved()).toBe(1990);
  unmount();
  const dong = show(<MoneyInput source="it" />, 123_456);
  expect(dong.box.value).toBe('123.456');
  expect(screen.getByText('đ')).toBeDefined();
  dong.unmount();
});

test("a timestamp during daylight saving time is shown and typed in the project's time zone", async () => {
  const { box, saved, unmount } = show(<DateTimeInput source="it" />, '2026-07-09T18:05:00.000Z', BERLIN);
  expect(box.value).toBe('09.07.2026 20:05');
  expect(box.placeholder).toBe('dd.mm.yyyy hh:mm');
  type(box, '9.12.2026 20:05');
  expect(await saved()).toBe('2026-12-09T19:05:00.000Z');
  unmount();
});

test("a date input inserts the project's date separators after each part of a date", () => {
  const { box, unmount } = show(<DateInput source="it" />, undefined, { ...BERLIN, dates: 'yyyy-MM-dd' });
  type(box, '2026');
  expect(box.value).toBe('2026-');
  type(box, '2026-07');
  expect(box.value).toBe('2026-07-');
  unmount();
});
