import { PAGE_FOLDERS } from '@tuyen/model/load';
import { expect, test } from 'vitest';
import { DASHBOARDS, FLOWS } from './project.ts';

test('the reserved names of resources include every folder of generated dashboard and flow pages', () => {
  expect([DASHBOARDS, FLOWS].toSorted()).toEqual(PAGE_FOLDERS);
});
