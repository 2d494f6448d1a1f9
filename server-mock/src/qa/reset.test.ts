import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { sessionOf } from '../testing/session.ts';
import type { Row } from '../../../server/src/engine/domain.ts';
import { type Library, openLibrary } from '../testing/library.ts';

onEachDatabase('Reset of the test data', (databaseUrl) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({
      databaseUrl: await databaseUrl(),
      qa: true,
      domain: {
        identity: {
          clients: { resource: 'authors', lastUsed: 'born_on' },
          client: async (reader) => {
            const author = await reader.first('authors', {});
            return author && { id: String(author['id']), permissions: ['author.read'] };
          },
        },
      },
    });
  });
  afterAll(() => library.app.close());

  const reset = async () => {
    const answer = await library.app.inject({ method: 'POST', url: '/__qa/reset' });
    expect(answer.statusCode, answer.body).toBe(204);
  };

  it('resetting the test data deletes saved tabs', async () => {
    const admin = async () => {
      const { token } = await sessionOf(library.engine, 'admin');
      const headers = { authorization: `Bearer ${token}`, 'x-office-id': library.office('Main') };
      return (method: 'GET' | 'POST', path: string, body?: Row) => library.anyone(method, path, body, headers);
    };
    const tabs = async () => (await (await admin())('GET', 'loans/tabs')).body;
    const before = await tabs();
    const saved = await (await admin())('POST', 'loans/tabs', { name: 'Late ones', query: 'q=late' });
    expect(saved.status).toBe(201);
    expect(await tabs()).not.toEqual(before);
    await reset();
    expect(await tabs()).toEqual(before);
  });

  it('resetting the test data also forgets when API clients were last used', async () => {
    const used = async () => {
      await library.anyone('GET', 'authors', undefined, { 'x-api-key': 'key' });
      return (await library.engine.store.first('authors', {}))?.['born_on'];
    };
    const first = await used();
    expect(first).toEqual(expect.any(String));
    await reset();
    expect((await library.engine.store.first('authors', {}))?.['born_on']).not.toBe(first);
    expect(await used()).toBe(first);
  });
});
