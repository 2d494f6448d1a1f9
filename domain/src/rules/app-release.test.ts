import { expect, it } from 'vitest';
import { currentReleases, type AppRelease } from './app-release.ts';

const TODAY = '2026-06-15';
const release = (
  os: string,
  app_version: string,
  build_number: number,
  more: Partial<AppRelease> = {},
): AppRelease => ({
  os,
  app_version,
  build_number,
  released_on: '2026-01-01',
  is_required: false,
  status: 'ACTIVE',
  ...more,
});

it.each<[string, readonly AppRelease[], readonly (readonly [os: string, current: string, oldest: string | null])[]]>([
  ['none at all', [], []],
  ['one', [release('iOS', '1.0.0', 1)], [['iOS', '1.0.0', null]]],
  [
    'one a system, by name',
    [release('iOS', '2.0.0', 20), release('Android', '2.1.0', 7)],
    [
      ['Android', '2.1.0', null],
      ['iOS', '2.0.0', null],
    ],
  ],
  ['the largest build', [release('iOS', '2.9.0', 29), release('iOS', '2.10.0', 30)], [['iOS', '2.10.0', null]]],
  [
    'a build that went back to an old name',
    [release('iOS', '3.0.0', 30), release('iOS', '2.9.1', 31)],
    [['iOS', '2.9.1', null]],
  ],
  [
    'not one that was withdrawn',
    [release('iOS', '2.0.0', 20), release('iOS', '2.1.0', 21, { status: 'INACTIVE' })],
    [['iOS', '2.0.0', null]],
  ],
  [
    'not one that is out tomorrow',
    [release('iOS', '2.0.0', 20), release('iOS', '2.1.0', 21, { released_on: '2026-06-16' })],
    [['iOS', '2.0.0', null]],
  ],
  [
    'one that is out today',
    [release('iOS', '2.0.0', 20), release('iOS', '2.1.0', 21, { released_on: TODAY })],
    [['iOS', '2.1.0', null]],
  ],
  ['a system whose only release was withdrawn has none', [release('iOS', '2.0.0', 20, { status: 'INACTIVE' })], []],
  [
    'a required one is the oldest itself',
    [release('iOS', '2.0.0', 20, { is_required: true })],
    [['iOS', '2.0.0', '2.0.0']],
  ],
  [
    'the newest of the required ones counts',
    [
      release('iOS', '1.0.0', 10, { is_required: true }),
      release('iOS', '1.5.0', 15, { is_required: true }),
      release('iOS', '2.0.0', 20),
    ],
    [['iOS', '2.0.0', '1.5.0']],
  ],
  [
    'another system’s requirement does not',
    [release('Android', '1.5.0', 15, { is_required: true }), release('iOS', '2.0.0', 20)],
    [
      ['Android', '1.5.0', '1.5.0'],
      ['iOS', '2.0.0', null],
    ],
  ],
  [
    'a withdrawn requirement does not',
    [release('iOS', '1.5.0', 15, { is_required: true, status: 'INACTIVE' }), release('iOS', '2.0.0', 20)],
    [['iOS', '2.0.0', null]],
  ],
])('the current app releases are determined correctly in the case "%s"', (_, releases, expected) =>
  expect(currentReleases(releases, TODAY).map((each) => [each.os, each.app_version, each.oldest_app_version])).toEqual(
    expected,
  ),
);
