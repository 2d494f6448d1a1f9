import type { Locator, Page } from 'playwright-core';
import type { WatchedPage } from '../support/watched-page.ts';

const TEXTS: readonly (readonly [name: RegExp, value: string])[] = [
  [/phone$/, '0912 345 678'],
  [/email$/, 'nguyen.van.an@example.vn'],
  [/identity_number$/, '001206012345'],
  [/\.day$/, '5'],
  [/\.month$/, '3'],
  [/\.year$/, '2006'],
  [/./, 'Nguyễn Văn An'],
];

/**
 * Maximum number of times that the test fills in the same step of a form. It repeats a step, because an answer may lead
 * to another question. The limit detects a step that never ends.
 */
const MOST_ROUNDS = 12;

export async function fillStep({ page, settle }: Pick<WatchedPage, 'page' | 'settle'>, picture: Buffer): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await settle();
    let answered = 0;
    for (const group of await page.locator('.f-run fieldset:has(input[type=radio])').all()) {
      if (await group.locator('input:checked').count()) continue;
      await group.locator('input[type=radio]:enabled').first().check();
      answered += 1;
    }
    for (const box of await page.locator('.f-run input[type=checkbox][aria-required=true]:not(:checked)').all()) {
      await box.check();
      answered += 1;
    }
    for (const select of await page.locator('.f-run select').all()) {
      if (await select.inputValue()) continue;
      await select.selectOption({ index: 1 });
      answered += 1;
    }
    for (const combobox of await page.locator('.f-run [role=combobox]').all()) {
      if ((await around(combobox, 'f-field').locator('.f-chosen li').count()) > 0) continue;
      await combobox.click();
      // Not an option of a select elsewhere on the page.
      await page.locator('[role=option]').first().click();
      answered += 1;
    }
    for (const input of await page
      .locator(
        '.f-run :is(input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=number], textarea):not([role=combobox])',
      )
      .all()) {
      if (await input.inputValue()) continue;
      const name = (await input.getAttribute('name')) ?? '';
      const number = (await input.getAttribute('type')) === 'number' || name.endsWith('months');
      await input.fill(number ? '1' : (TEXTS.find(([end]) => end.test(name))?.[1] ?? ''));
      answered += 1;
    }
    for (const file of await page.locator('.f-run input[type=file]').all()) {
      const photo = around(file, 'f-photo');
      const isPhoto = (await photo.count()) > 0;
      const there = isPhoto ? photo.locator('.f-arrived') : around(file, 'f-files').locator('.f-chosen li');
      if (await there.count()) continue;
      await file.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: picture });
      if (isPhoto) await page.getByRole('button', { name: /^(?:Dùng ảnh này|Use this p)/ }).click();
      await there.first().waitFor();
      answered += 1;
    }
    if (answered === 0) return;
  }
  throw new Error('The step asks on and on.');
}

function around(control: Locator, name: string): Locator {
  return control.locator(`xpath=ancestor::*[contains(concat(" ", @class, " "), " ${name} ")][1]`);
}

/** Types a birth date, in either language. */
export async function fillBirthDate(page: Page, day: string, month: string, year: string): Promise<void> {
  const group = page.getByRole('group', { name: /^(?:Ngày sinh|Date of birth)/ });
  for (const [part, value] of [
    [/^(?:Ngày|Day)$/, day],
    [/^(?:Tháng|Month)$/, month],
    [/^(?:Năm|Year)$/, year],
  ] as const) {
    await group.getByLabel(part).fill(value);
  }
}
