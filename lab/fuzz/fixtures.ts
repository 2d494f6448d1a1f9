import { DEMO_KEY } from '../../domain/src/fixtures/catalog/clients.ts';
import { solvedCaptcha } from '@tuyen/server-mock/testing/captcha';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';

/** Records, codes and callers that random requests can use. They are valid until the server's data is reset. */
export interface FuzzFixtures {
  readonly callers: readonly FuzzCaller[];
  /** Ids by resource; `uploads` contains addresses of stored files. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly codes: readonly string[];
  /** Solved captcha, valid until an order is accepted. */
  readonly captcha: string;
}

export interface FuzzCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly weight: number;
}

const STAFF = [
  'company-root',
  'company',
  'company-brt',
  'company-metro',
  'agency-ticket',
  'agency-card',
  'company-admin',
];
const SAMPLE = 15;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function readFixtures(origin: string, resources: readonly string[]): Promise<FuzzFixtures> {
  const api = `${origin}/api/v1`;
  const json = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${api}/${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<ReturnType<typeof JSON.parse>>;
  };
  const signedIn = async (account: string, weight: number): Promise<FuzzCaller> => {
    const body = JSON.stringify({ account, password: DEMO_PASSWORD });
    const profile = await json('auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const office = String(profile.office_id ?? profile.offices?.[0]?.id);
    return { name: account, weight, headers: { authorization: `Bearer ${profile.authToken}`, 'x-office-id': office } };
  };
  const superuser = await signedIn('superuser', 6);
  const callers = [superuser, { name: 'anonymous', weight: 4, headers: {} }];
  callers.push({ name: 'API key', weight: 2, headers: { 'x-api-key': DEMO_KEY } });
  for (const account of STAFF) callers.push(await signedIn(account, 1));

  const ids = new Map<string, readonly string[]>();
  for (const name of resources) {
    const rows = (await json(`${name}?limit=${SAMPLE}&fields=id`, superuser)) as readonly { id: string }[];
    ids.set(
      name,
      rows.map(({ id }) => String(id)),
    );
  }
  const uploads = [];
  for (const [path, { headers }] of [
    ['public/uploads', { headers: {} }],
    ['uploads', superuser],
  ] as const) {
    const body = new FormData();
    body.set('file', new Blob([PNG], { type: 'image/png' }), 'anh.png');
    uploads.push(String((await json(path, { method: 'POST', headers, body })).url));
  }
  ids.set('uploads', uploads);
  const orders = (await json(`orders?limit=${SAMPLE}`, superuser)) as readonly Record<string, unknown>[];
  const codes = orders
    .flatMap((order) => [order['code'], order['result_token']])
    .filter((code) => typeof code === 'string');
  return { callers, ids, codes, captcha: await solvedCaptcha(await json('public/captcha')) };
}
