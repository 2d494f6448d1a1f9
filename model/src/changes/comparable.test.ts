import { expect, it } from 'vitest';
import { loadExample } from '../example/example.fixture.ts';
import { comparable } from './comparable.ts';
import { NO_RENAMES } from './renames.ts';

const { model, config, ...rest } = loadExample();

it.each([
  ['a model', { ...rest, model: undefined, config }],
  ['a configuration', { ...rest, model, config: undefined }],
])('a project without %s has nothing to compare with another revision', (_, project) => {
  expect(comparable(project, NO_RENAMES)).toEqual({});
});

it('a project comparison ignores the paths of source files, and settings that the model also contains', () => {
  const said = comparable({ ...rest, model, config }, NO_RENAMES);
  expect(said['config']).toEqual({ schemas: 'schemas', server: { out: 'server/generated' } });
  expect(said['dashboards']).toEqual([expect.not.objectContaining({ source: expect.anything() })]);
  expect(said['texts']).toEqual({
    vi: { admin: { menu: { home: 'Trang chủ' } } },
    en: { admin: { menu: { home: 'Home' } } },
  });
});
