// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

test('tuyen serve refuses a project without identity, because its server could not know who asks a back end', async () => {
  const library = new Library();
  library.remove('schemas');
  library.write(
    'tuyen.config.json',
    JSON.stringify({
      schemas: 'schemas',
      languages: ['en'],
      backends: { shop: { url: 'http://127.0.0.1:9', dialect: 'simple-rest' } },
    }),
  );
  const title = { type: 'string', maxLength: 50, 'x-label': { en: 'Title' } };
  const films = { name: 'films', label: { en: 'Film' }, at: { backend: 'shop' } };
  library.write(
    'schemas/resources/films.json',
    JSON.stringify({ ...films, schema: { type: 'object', properties: { title } } }),
  );
  expect(await library.run('lint')).toMatchObject({ code: 0 });
  const { code, error, out } = await library.runAlone('serve');
  expect(code).not.toBe(0);
  expect(out + error).toContain('The project has no "identity" in tuyen.config.json, so nobody could sign in.');
  expect(out + error).toContain('forwards requests to back ends only for people who have signed in');
});
