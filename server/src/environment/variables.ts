import { accountOfEnvironment } from '../engine/mail/environment.ts';
import { smsSenderOfEnvironment } from '../engine/sms/environment.ts';
import { trustedProxies } from '../engine/request/proxies.ts';
import {
  folderWith,
  headerSecretOf,
  headerText,
  host,
  oneOf,
  origin,
  originList,
  readBy,
  secretOf,
  shortText,
  wholeNumber,
} from './checks.ts';
import { LEAST_COST, MOST_COST } from '../engine/identity/passwords/password-cost.ts';
import { addressesIn } from '../engine/store/database/addresses.ts';
import { tileAddress } from './maps.ts';
import { POOL_SIZE, STATEMENT_MS } from '../engine/store/database/bounds.ts';
import type { Environment, Variable } from '../engine/domain/environment.ts';

export const SLOW_QUERY_MS = 500;

export const VARIABLES: readonly Variable[] = [
  {
    name: 'NODE_ENV',
    what: '`production` logs each request and refuses settings for development. Else `development` or `test`.',
    unset: '`development`',
    // Rejects unknown values of NODE_ENV. A misspelled `production` would otherwise count as development, and the
    // server would open its demonstration accounts.
    check: (value, all) =>
      // TUYEN_QA=1 opens the server to testers, which production must not be. A warning would be overlooked, so the
      // start is refused.
      isProduction(all) && all['TUYEN_QA'] === '1'
        ? 'TUYEN_QA=1 opens the server to testers and is refused with NODE_ENV=production. Unset one of them.'
        : oneOf('NODE_ENV', 'production', 'development', 'test')(value, all),
  },
  {
    name: 'HOST',
    what: 'The address that the server listens on.',
    unset: '`127.0.0.1`',
    check: host('HOST'),
  },
  {
    name: 'PORT',
    what: 'Its port. `tuyen serve` puts the back-office at the next and the portal at the one after.',
    unset: '`4000`',
    check: wholeNumber('PORT', 0, 65_535),
  },
  {
    name: 'DATABASE_URL',
    what: '`file:path.db`, or `postgres://user:password@host/database`, which any number of processes may share; several hosts between commas.',
    unset: 'in memory; `file:data/tuyen.db` with `tuyen serve`',
    check: (value) => {
      if (value === ':memory:' || /^file:./u.test(value)) return undefined;
      if (!/^postgres(ql)?:\/\/./u.test(value))
        return `DATABASE_URL is neither file:… nor postgres://…: ${withoutPassword(value)}`;
      return readBy('DATABASE_URL', () => addressesIn(value))(value, {});
    },
  },
  {
    name: 'DATABASE_PREPARE',
    what: '`0` behind a pooler of transactions such as PgBouncer: statements have no names and sessions no state.',
    unset: '`1`',
    check: oneOf('DATABASE_PREPARE', '0', '1'),
  },
  {
    name: 'DATABASE_POOL_SIZE',
    what: 'Connections to PostgreSQL for the reads of requests, and as many for their writes.',
    unset: `\`${POOL_SIZE}\``,
    check: wholeNumber('DATABASE_POOL_SIZE', 1, 1000),
  },
  {
    name: 'DATABASE_STATEMENT_MS',
    what: 'Milliseconds after which PostgreSQL ends a statement of a request, which is then answered with 503.',
    unset: `\`${STATEMENT_MS}\``,
    check: wholeNumber('DATABASE_STATEMENT_MS', 100, 600_000),
  },
  {
    name: 'PUBLIC_URL',
    what: 'Where others reach the server: in mails, and for the gateway of payments.',
    unset: '`http://HOST:PORT`',
    check: origin('PUBLIC_URL'),
  },
  {
    name: 'ADMIN_URL',
    what: 'Where people reach the back-office, whose pages may call the API.',
    unset: 'the next port',
    check: origin('ADMIN_URL'),
  },
  {
    name: 'PORTAL_URL',
    what: 'The same for the portal.',
    unset: 'the port after that',
    check: origin('PORTAL_URL'),
  },
  {
    name: 'TUYEN_ALLOW_ORIGINS',
    what: 'Further origins whose pages may call the server, between commas: `https://shop.example.com`.',
    unset: 'the apps alone; with `TUYEN_QA=1` or `serve --only` every origin of this machine, too',
    check: originList('TUYEN_ALLOW_ORIGINS'),
  },
  {
    name: 'ADMIN_API_KEY',
    what: 'The key that the back-office sends, where its client has one.',
    unset: 'none',
    check: headerSecretOf('ADMIN_API_KEY', 16),
  },
  {
    name: 'PORTAL_API_KEY',
    what: 'The key that the portal sends.',
    unset: 'none',
    check: headerSecretOf('PORTAL_API_KEY', 16),
  },
  {
    name: 'PORTAL_OFFICE_ID',
    what: 'The office whose portal this is.',
    unset: 'none',
    check: headerText('PORTAL_OFFICE_ID', '01a2b3c4-0000-7000-8000-000000000001'),
  },
  {
    name: 'TUYEN_ROOT',
    what: 'The folder of the project, with its `tuyen.config.json`.',
    unset: 'the folder that the process starts in',
    check: folderWith('TUYEN_ROOT', 'tuyen.config.json'),
  },
  {
    name: 'TUYEN_SECRET',
    what: 'For signatures of links and sessions, where several databases have to share one.',
    unset: "the database's own",
    check: secretOf('TUYEN_SECRET', 16),
  },
  {
    name: 'TUYEN_TRUST_PROXY',
    what: 'How many proxies are in front of the server (`1`), or their addresses (`10.0.0.0/8,::1`).',
    unset: 'none: `X-Forwarded-For` is not believed',
    check: readBy('TUYEN_TRUST_PROXY', (all) => trustedProxies(all['TUYEN_TRUST_PROXY'])),
  },
  {
    name: 'TUYEN_MAIL_URL',
    what: '`smtps://user:password@smtp.example.com`, or `smtp://…` for STARTTLS: the account of offices without their own.',
    unset:
      'mails wait in the outbox; those that waited for over a day for the first account are sent when a person asks for it',
    check: readBy('TUYEN_MAIL_URL', accountOfEnvironment),
  },
  {
    name: 'TUYEN_MAIL_FROM',
    what: 'The sender of these mails.',
    unset: 'none; needed with `TUYEN_MAIL_URL`',
    // If `TUYEN_MAIL_URL` is set, the check of that variable reports the error, so this check does not repeat it.
    check: (value, all) =>
      all['TUYEN_MAIL_URL'] ? undefined : readBy('TUYEN_MAIL_FROM', accountOfEnvironment)(value, all),
  },
  {
    name: 'TUYEN_MAIL_PRIVATE_HOSTS',
    what: '`1` lets the settings of an office name a mail server in a private network. `TUYEN_MAIL_URL` may always.',
    unset: '`0` in production, else `1`',
    check: oneOf('TUYEN_MAIL_PRIVATE_HOSTS', '0', '1'),
  },
  {
    name: 'TUYEN_WEBHOOK_TARGETS',
    what: '`any` lets webhooks go to addresses of a private network and by http, for receivers of the operator. Anyone who may write webhooks then reaches these addresses.',
    unset: '`public`: public addresses by https',
    check: oneOf('TUYEN_WEBHOOK_TARGETS', 'public', 'any'),
  },
  {
    name: 'TUYEN_SMS_SENDER',
    what: 'The JSON file that describes the HTTP service for text messages: address, headers, body and the answers that mean success; see `docs/operating.md`.',
    unset: 'text messages wait in the outbox',
    check: readBy('TUYEN_SMS_SENDER', smsSenderOfEnvironment),
  },
  {
    name: 'MAP_TILES',
    what: 'The address of the tiles of maps, with `{z}`, `{x}` and `{y}`: the back-office loads images from it, and its content security policy allows them.',
    unset: '`maps` of `tuyen.config.json`; without it a plain background',
    check: tileAddress,
  },
  {
    name: 'MAP_ATTRIBUTION',
    what: 'Who made the tiles: a text in the corner of each map.',
    unset: 'as in `tuyen.config.json`; none with `MAP_TILES`',
    check: shortText('MAP_ATTRIBUTION', 200),
  },
  {
    name: 'LOG_LEVEL',
    what: 'Least weight of what is logged: `fatal`, `error`, `warn`, `info` (each request), `debug`, `trace`, `silent`.',
    unset: '`info` in production, else `warn`',
    check: oneOf('LOG_LEVEL', 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  {
    name: 'TUYEN_SLOW_QUERY_MS',
    what: 'Statements that take as long are logged without their values; `0`: none.',
    unset: `\`${SLOW_QUERY_MS}\``,
    check: wholeNumber('TUYEN_SLOW_QUERY_MS', 0, 3_600_000),
  },
  {
    name: 'TUYEN_METRICS_TOKEN',
    what: 'Opens `/metrics` to who sends it as `Authorization: Bearer …`.',
    unset: 'open to all, but absent in production',
    check: secretOf('TUYEN_METRICS_TOKEN', 16),
  },
  {
    name: 'TUYEN_SHUTDOWN_DELAY',
    what: 'Seconds in which `/ready` says 503 before the server takes no more connections, for proxies that ask it.',
    unset: '`0`',
    check: wholeNumber('TUYEN_SHUTDOWN_DELAY', 0, 300),
  },
  {
    name: 'TUYEN_DOCS',
    what: '`1` opens the documentation of the API at `/docs` in production. Needs the packages `@fastify/swagger` and `@fastify/swagger-ui`.',
    unset: '`0`; elsewhere `/docs` is open',
    check: oneOf('TUYEN_DOCS', '0', '1'),
  },
  {
    name: 'TUYEN_PASSWORD_COST',
    what: 'A lower cost of password hashes for tests, refused in production.',
    unset: 'the full cost',
    check: (value, all) =>
      isProduction(all)
        ? 'TUYEN_PASSWORD_COST is for tests and is refused with NODE_ENV=production. Unset it.'
        : wholeNumber('TUYEN_PASSWORD_COST', LEAST_COST, MOST_COST)(value, all),
  },
];

export function isProduction(environment: Environment): boolean {
  return environment['NODE_ENV'] === 'production';
}

export function withoutPassword(url: string): string {
  return url.replace(/:\/\/.*@/u, '://…@');
}
