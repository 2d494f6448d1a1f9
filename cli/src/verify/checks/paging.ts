import { isObject, sameJson } from '@tuyen/model';
import { type Context, expectStatus, rowsIn } from '../context.ts';
import { checkRecord } from './shape.ts';

const UNKNOWN = '019f0000-0000-7000-8000-00000000ffff';

export async function checkLists(context: Context): Promise<void> {
  const { resource, send, rows, complete, report } = context;
  const { name } = resource;
  const plain = await send('GET', `${name}?limit=5`);
  if (expectStatus(context, plain, 200, undefined, 'code')) {
    if (!Array.isArray(plain.body)) report('shape', plain, 'a list without an envelope', typeof plain.body);
    for (const row of rowsIn(plain.body) ?? []) checkRecord(context, plain, row);
  }
  const [first] = rows;
  const size = 2;
  const pages = await Promise.all([1, 2].map((page) => send('GET', `${name}?sort=id,ASC&limit=${size}&page=${page}`)));
  for (const [index, answer] of pages.entries()) {
    if (!expectStatus(context, answer, 200, undefined, 'code')) continue;
    const body = isObject(answer.body) ? answer.body : {};
    const data = rowsIn(answer.body) ?? [];
    const wanted = rows.slice(index * size, (index + 1) * size).map(({ id }) => id);
    if (
      !sameJson(
        data.map(({ id }) => id),
        wanted,
      )
    )
      report('paging', answer, `the records ${wanted.join(', ')}`, data.map(({ id }) => id).join(', '));
    const counts = {
      ...(complete && { total: rows.length, pageCount: Math.ceil(rows.length / size) }),
      count: data.length,
      page: index + 1,
    };
    for (const [key, value] of Object.entries(counts))
      if (body[key] !== value) report('paging', answer, `${key} is ${value}`, `${key} is ${JSON.stringify(body[key])}`);
  }
  const range = await send('GET', `${name}?range=${encodeURIComponent('[0,1]')}`);
  if (expectStatus(context, range, 200, undefined, 'code') && complete) {
    const total = range.headers.get('content-range')?.split('/')[1];
    if (total !== String(rows.length))
      report('paging', range, `Content-Range with the total ${rows.length}`, total ?? 'none');
  }
  expectStatus(context, await send('GET', `${name}/${UNKNOWN}`), 404, 'not_found', 'code');
  if (first) {
    const one = await send('GET', `${name}/${String(first['id'])}`);
    if (expectStatus(context, one, 200, undefined, 'code') && isObject(one.body)) {
      checkRecord(context, one, one.body);
      if (one.body['id'] !== first['id'])
        report('shape', one, `the record ${String(first['id'])}`, String(one.body['id']));
    }
  }
}

export async function checkRefusals(context: Context): Promise<void> {
  const { resource, send } = context;
  const wrong = [
    'filter=no_such_field||$eq||1',
    'filter=id||$no_such||1',
    'sort=id,UPWARD',
    'sort=no_such_field,ASC',
    'no_such=1',
    'page=2',
    'limit=0',
    'fields=no_such_field',
  ];
  await Promise.all(
    wrong.map(async (query) =>
      expectStatus(context, await send('GET', `${resource.name}?${query}`), 400, 'bad_query', 'code'),
    ),
  );
}
