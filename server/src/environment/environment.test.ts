import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkEnvironment, readEnvironment, unknownVariables } from './read-environment.ts';
import { VARIABLES } from './variables.ts';

describe('Server environment', () => {
  it('every environment variable has a default', () => {
    expect(readEnvironment({})).toEqual({
      production: false,
      allowOrigins: [],
      root: undefined,
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      prepare: true,
      poolSize: 8,
      statementMs: 2500,
      origins: { server: 'http://127.0.0.1:4000', admin: 'http://127.0.0.1:4001', portal: 'http://127.0.0.1:4002' },
      secret: undefined,
      trustProxy: false,
      smtp: undefined,
      sms: undefined,
      privateMailHosts: true,
      webhookTargets: 'public',
      docs: false,
      logLevel: 'warn',
      slowQueryMs: 500,
      metrics: { token: undefined },
      shutdownDelay: 0,
    });
  });

  it.each([
    [{}, true],
    [{ TUYEN_MAIL_PRIVATE_HOSTS: '0' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', TUYEN_MAIL_PRIVATE_HOSTS: '1' }, true],
  ])('the environment %j sets the permission for mail servers in private networks to %s', (environment, allowed) => {
    expect(readEnvironment(environment).privateMailHosts).toBe(allowed);
  });

  it('in production, requests are logged and metrics require a token', () => {
    const read = readEnvironment({ NODE_ENV: 'production' });
    expect([read.logLevel, read.metrics]).toEqual(['info', undefined]);
    const token = 'a token of some length';
    expect(readEnvironment({ NODE_ENV: 'production', TUYEN_METRICS_TOKEN: token }).metrics).toEqual({ token });
  });

  it('an empty environment variable counts as unset', () => {
    const empty = Object.fromEntries(VARIABLES.map(({ name }) => [name, '']));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  it.each([
    ['NODE_ENV', 'prod', 'one of production, development, test'],
    ['HOST', 'http://0.0.0.0', 'an address or the name of a host'],
    ['HOST', '127.0.0', 'an address or the name of a host'],
    ['HOST', '[::1]', 'an address or the name of a host'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://root:secret@host/db', 'neither file:… nor postgres://…: mysql://…@host/db'],
    ['DATABASE_URL', 'postgres://u:secret@a:x,b/db', '"a:x" in DATABASE_URL is not a host address'],
    ['DATABASE_URL', 'postgres://u:secret@a,b/db?target_session_attrs=standby', 'target_session_attrs=standby'],
    ['DATABASE_PREPARE', 'no', 'one of 0, 1'],
    ['DATABASE_POOL_SIZE', '0', 'a whole number from 1'],
    ['DATABASE_STATEMENT_MS', '2.5', 'a whole number from 100'],
    ['PUBLIC_URL', 'tickets.example.com', 'an origin without a path'],
    ['ADMIN_URL', 'https://example.com/admin', 'an origin without a path'],
    ['PORTAL_URL', 'ftp://example.com', 'an origin without a path'],
    ['ADMIN_API_KEY', ' ', 'without blanks'],
    ['ADMIN_API_KEY', 'short', 'at least 16 characters'],
    ['PORTAL_API_KEY', 'a key with blanks in it', 'without blanks'],
    ['PORTAL_API_KEY', 'short', 'at least 16 characters'],
    ['PORTAL_OFFICE_ID', ' main', 'without blanks'],
    ['TUYEN_ROOT', '/no/such/folder', 'no tuyen.config.json in this folder'],
    ['TUYEN_ROOT', import.meta.dirname, 'no tuyen.config.json in this folder'],
    ['TUYEN_SECRET', ' '.repeat(20), 'at least 16 characters'],
    ['TUYEN_PASSWORD_COST', '3', 'a whole number from 4 to 20'],
    ['TUYEN_PASSWORD_COST', 'low', 'a whole number from 4 to 20'],
    ['TUYEN_SECRET', 'short', 'at least 16 characters'],
    ['TUYEN_TRUST_PROXY', 'yes', 'neither a number of proxies nor an address'],
    ['TUYEN_MAIL_URL', 'smtp.example.com', 'not the address of a mail server'],
    ['TUYEN_MAIL_FROM', 'desk@example.com', 'TUYEN_MAIL_URL is not'],
    ['LOG_LEVEL', 'loud', 'one of fatal'],
    ['TUYEN_SLOW_QUERY_MS', '-1', 'a whole number from 0'],
    ['TUYEN_METRICS_TOKEN', 'short', 'at least 16 characters'],
    ['TUYEN_SHUTDOWN_DELAY', '1m', 'a whole number from 0 to 300'],
    ['TUYEN_ALLOW_ORIGINS', '*', 'every website could call the server'],
    ['TUYEN_ALLOW_ORIGINS', 'https://a.example,*', 'every website could call the server'],
    ['TUYEN_ALLOW_ORIGINS', 'https://a.example,b.example', 'an origin without a path'],
    ['TUYEN_ALLOW_ORIGINS', 'https://a.example/path', 'an origin without a path'],
    ['TUYEN_ALLOW_ORIGINS', 'https://*.example', 'every website could call the server'],
  ])('the invalid value %s=%s is rejected', (name, value, said) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(said);
    expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });

  it.each([
    ['NODE_ENV', 'test'],
    ['HOST', '::'],
    ['HOST', 'localhost'],
    ['HOST', 'tickets-2.example.com'],
    ['ADMIN_API_KEY', 'tickets_0123456789'],
    ['PORTAL_OFFICE_ID', '01a2b3c4-0000-7000-8000-000000000001'],
    ['TUYEN_ROOT', join(import.meta.dirname, '../../../server-mock/test-project')],
    ['TUYEN_PASSWORD_COST', '4'],
  ])('the environment variable with a valid value, %s=%s, is accepted', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).not.toThrow();
  });

  it('an environment variable can contain a list of origins', () => {
    const { allowOrigins } = readEnvironment({ TUYEN_ALLOW_ORIGINS: 'https://a.example, http://b.example:8080' });
    expect(allowOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
  });

  it('every environment variable has a check of its value', () => {
    expect(VARIABLES.filter(({ check }) => !check).map(({ name }) => name)).toEqual([]);
  });

  it('an IPv6 host in the environment is written in brackets in origins', () => {
    expect(readEnvironment({ HOST: '::1' }).origins.server).toBe('http://[::1]:4000');
  });

  it('all errors in environment variables are reported at once, one per line', () => {
    const wrong = { PORT: 'x', LOG_LEVEL: 'x', TUYEN_PASSWORD_COST: '10', NODE_ENV: 'production' };
    expect(() => readEnvironment(wrong)).toThrow(/^PORT.*\nLOG_LEVEL.*\nTUYEN_PASSWORD_COST is for tests.*$/u);
  });

  it('production rejects TUYEN_QA=1, also if the mock that reads it is not installed', () => {
    expect(() => readEnvironment({ NODE_ENV: 'production', TUYEN_QA: '1' })).toThrow(
      'TUYEN_QA=1 opens the server to testers and is refused with NODE_ENV=production. Unset one of them.',
    );
    expect(() => readEnvironment({ NODE_ENV: 'production', TUYEN_QA: '0' })).not.toThrow();
    expect(() => readEnvironment({ TUYEN_QA: '1' })).not.toThrow();
  });

  it('environment variables that a project defines are checked, and their names are recognized', () => {
    const own = [{ name: 'TUYEN_GATE', what: 'A gate.', unset: 'none', check: () => 'TUYEN_GATE is shut.' }];
    expect(() => checkEnvironment({ TUYEN_GATE: '1' }, own)).toThrow('TUYEN_GATE is shut.');
    expect(unknownVariables({ TUYEN_GATE: '1', TUYEN_TRUSTPROXY: '1', OTHER: '1' }, own)).toEqual(['TUYEN_TRUSTPROXY']);
  });
});
