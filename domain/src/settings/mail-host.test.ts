import { expect, it } from 'vitest';
import { openShop } from '../shop.fixture.ts';

const HOSTS = ['127.0.0.1', '169.254.169.254', 'localhost', 'smtp.example.vn'];

it.each([
  [false, [422, 422, 422, 200]],
  [true, [200, 200, 200, 200]],
])(
  'a mail host in a private network can be saved only with the operator’s permission, given: %s',
  async (privateMailHosts, expected) => {
    const shop = await openShop({ privateMailHosts });
    const clerk = await shop.signIn('company-root-admin');
    const save = (mail_host: string) => shop.patch('settings/site-config', { mail_host }, clerk);
    const answers = [];
    for (const host of HOSTS) answers.push(await save(host));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected);
    if (!privateMailHosts) expect(answers[0]?.json().errors.mail_host).toContain('mạng nội bộ');
    await shop.app.close();
  },
);
