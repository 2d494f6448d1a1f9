import type { Dashboard, Model } from '@tuyen/model';
import { afterEach, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

const tile = (name: string, resource = 'books'): Dashboard['tiles'][number] => ({
  name,
  label: { en: name },
  wide: false,
  hideZero: false,
  kind: 'figure',
  tone: 'neutral',
  resource,
  filter: {},
});

const modelWith = (tiles: Dashboard['tiles']): Model => ({
  ...libraryModel(),
  dashboards: [{ name: 'desk', source: '', label: { en: 'Desk' }, groups: [], superusers: false, tiles }],
});

onEachDatabase('Dashboards arranged by people', (databaseUrl) => {
  const open: Library[] = [];
  afterEach(() => Promise.all(open.splice(0).map(({ app }) => app.close())));
  const library = async (tiles = ['books', 'authors', 'loans'].map((name) => tile(name, name)), url?: string) => {
    const opened = await openLibrary({ model: modelWith(tiles), databaseUrl: url ?? (await databaseUrl()) });
    open.push(opened);
    return opened;
  };
  const at = (opened: Library) => ({ 'x-office-id': opened.office('Main') });
  const names = (answer: { readonly body: object }) =>
    (Object(answer.body).tiles as readonly { readonly name: string; readonly wide: boolean }[]).map(
      ({ name, wide }) => `${name}${wide ? ' wide' : ''}`,
    );

  it('hidden tiles vanish, the others have the order and width of the person, and nobody else is affected', async () => {
    const opened = await library();
    const clerk = await opened.as('clerk', at(opened));
    expect((await clerk('GET', 'dashboard/layout')).body).toMatchObject({ arranged: false });
    const tiles = [
      { name: 'loans', hidden: false, wide: true },
      { name: 'authors', hidden: true },
      { name: 'books', hidden: false },
    ];
    expect((await clerk('PUT', 'dashboard/layout', { tiles })).status).toBe(204);
    const shown = await clerk('GET', 'dashboard');
    expect(shown.body['arranged']).toBe(true);
    expect(names(shown)).toEqual(['loans wide', 'books']);
    expect(names(await clerk('GET', 'dashboard/layout'))).toEqual(['loans wide', 'authors', 'books']);
    const root = await opened.as('root', at(opened));
    expect(names(await root('GET', 'dashboard'))).toEqual(['books', 'authors', 'loans']);
    expect((await clerk('DELETE', 'dashboard/layout')).status).toBe(204);
    expect(names(await clerk('GET', 'dashboard'))).toEqual(['books', 'authors', 'loans']);
  });

  it('a tile of a saved tab has its count and first rows, and leads to the tab', async () => {
    const opened = await library();
    const clerk = await opened.as('clerk', at(opened));
    for (const title of ['An', 'Bình', 'An']) await clerk('POST', 'books', { title });
    const saved = await clerk('POST', 'books/tabs', { name: 'By An', query: 'filter=title||$eq||An' });
    const { tabs } = (await clerk('GET', 'dashboard/layout')).body;
    const name = `tab:books:${String(saved.body['id'])}`;
    expect(tabs).toEqual([{ name, label: 'By An', resource: 'books' }]);
    await clerk('PUT', 'dashboard/layout', { tiles: [{ name, hidden: false }] });
    const shown: readonly { readonly name: string; readonly rows?: unknown }[] = Object(
      (await clerk('GET', 'dashboard')).body,
    ).tiles;
    const first = shown.find((one) => one.name === name);
    expect(first).toMatchObject({
      name,
      kind: 'list',
      label: { en: 'By An' },
      total: 2,
      list: { tab: saved.body['id'] },
    });
    expect(first?.rows).toHaveLength(2);
    await clerk('DELETE', `books/tabs/${String(saved.body['id'])}`);
    expect(names(await clerk('GET', 'dashboard'))).toEqual(['books', 'authors', 'loans']);
  });

  it('a tile of a saved tab shows nothing to a person who may not read the list, or to whom the tab does not belong', async () => {
    const opened = await library();
    const root = await opened.as('root', at(opened));
    const saved = await root('POST', 'loans/tabs', { name: 'Mine', query: 'filter=state||$eq||ASKED' });
    const clerk = await opened.as('clerk', at(opened));
    const tiles = [{ name: `tab:loans:${String(saved.body['id'])}`, hidden: false }];
    await clerk('PUT', 'dashboard/layout', { tiles });
    expect(names(await clerk('GET', 'dashboard'))).toEqual(['books', 'authors', 'loans']);
    expect((await opened.anyone('PUT', 'dashboard/layout', { tiles })).status).toBe(401);
  });
});
