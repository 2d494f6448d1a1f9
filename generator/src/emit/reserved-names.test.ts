import { PAGE_FOLDERS } from '@tuyen/model/load';
import { expect, test } from 'vitest';
import { DASHBOARDS, FLOWS } from './project.ts';

test('the reserved names include every folder of pages that belong to no resource', () => {
  expect([DASHBOARDS, FLOWS].toSorted()).toEqual(PAGE_FOLDERS);
});
