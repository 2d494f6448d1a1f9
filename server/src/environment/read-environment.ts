import { isIPv6 } from 'node:net';
import type { WebhookTargets } from '../engine/webhooks/target.ts';
import type { SmsSender, SmtpAccount } from '../engine/domain.ts';
import { accountOfEnvironment } from '../engine/mail/environment.ts';
import { smsSenderOfEnvironment } from '../engine/sms/environment.ts';
import { trustedProxies, type TrustedProxies } from '../engine/request/proxies.ts';
import { POOL_SIZE, STATEMENT_MS } from '../engine/store/database/bounds.ts';
import { type Environment, type Variable, valueOf } from '../engine/domain/environment.ts';
import { isProduction, SLOW_QUERY_MS, VARIABLES } from './variables.ts';

export interface ServerEnvironment {
  readonly production: boolean;
  readonly allowOrigins: readonly string[];
  readonly root: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | undefined;
  readonly prepare: boolean;
  readonly poolSize: number;
  readonly statementMs: number;
  readonly origins: { readonly server: string; readonly admin: string; readonly portal: string };
  readonly secret: string | undefined;
  readonly trustProxy: TrustedProxies;
  readonly smtp: SmtpAccount | undefined;
  readonly sms: SmsSender | undefined;
  readonly privateMailHosts: boolean;
  readonly webhookTargets: WebhookTargets;
  /** Whether `/docs` is served in production too. */
  readonly docs: boolean;
  readonly logLevel: string;
  /** Milliseconds from which a database query is logged as slow. If undefined, no query is logged. */
  readonly slowQueryMs: number | undefined;
  readonly metrics: { readonly token: string | undefined } | undefined;
  readonly shutdownDelay: number;
}

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** @throws EnvironmentError with all findings */
export function checkEnvironment(environment: Environment, variables: readonly Variable[]): void {
  const wrong = variables.flatMap(({ name, check }) => {
    const value = valueOf(environment, name);
    return (value !== undefined && check?.(value, environment)) || [];
  });
  if (wrong.length > 0) throw new EnvironmentError(wrong.join('\n'));
}

/**
 * @param more environment variables that another package declares; they are checked together with the server's own
 * @throws EnvironmentError with all findings
 */
export function readEnvironment(environment: Environment, more: readonly Variable[] = []): ServerEnvironment {
  checkEnvironment(environment, [...VARIABLES, ...more]);
  const value = (name: string) => valueOf(environment, name);
  const production = isProduction(environment);
  const host = value('HOST') ?? '127.0.0.1';
  const inUrl = isIPv6(host) ? `[${host}]` : host;
  const port = Number(value('PORT') ?? 4000);
  const slow = Number(value('TUYEN_SLOW_QUERY_MS') ?? SLOW_QUERY_MS);
  const token = value('TUYEN_METRICS_TOKEN');
  const server = value('PUBLIC_URL') ?? `http://${inUrl}:${port}`;
  return {
    production,
    allowOrigins: (value('TUYEN_ALLOW_ORIGINS') ?? '').split(',').flatMap((one) => one.trim() || []),
    root: value('TUYEN_ROOT'),
    host,
    port,
    databaseUrl: value('DATABASE_URL'),
    prepare: value('DATABASE_PREPARE') !== '0',
    poolSize: Number(value('DATABASE_POOL_SIZE') ?? POOL_SIZE),
    statementMs: Number(value('DATABASE_STATEMENT_MS') ?? STATEMENT_MS),
    origins: {
      server,
      admin: value('ADMIN_URL') ?? `http://${inUrl}:${port + 1}`,
      portal: value('PORTAL_URL') ?? `http://${inUrl}:${port + 2}`,
    },
    secret: value('TUYEN_SECRET'),
    trustProxy: trustedProxies(value('TUYEN_TRUST_PROXY')),
    smtp: accountOfEnvironment(environment),
    sms: smsSenderOfEnvironment(environment),
    privateMailHosts: (value('TUYEN_MAIL_PRIVATE_HOSTS') ?? (isProduction(environment) ? '0' : '1')) === '1',
    webhookTargets: value('TUYEN_WEBHOOK_TARGETS') === 'any' ? 'any' : 'public',
    docs: value('TUYEN_DOCS') === '1',
    logLevel: value('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    slowQueryMs: slow === 0 ? undefined : slow,
    metrics: production && token === undefined ? undefined : { token },
    shutdownDelay: Number(value('TUYEN_SHUTDOWN_DELAY') ?? 0) * 1000,
  };
}

/**
 * Returns the names of environment variables that start like those of the server but are unknown. Without this check, a
 * misspelled variable would be ignored silently.
 */
export function unknownVariables(environment: Environment, more: readonly Variable[] = []): readonly string[] {
  const known = new Set([...VARIABLES, ...more].map(({ name }) => name));
  return Object.keys(environment).filter((name) => /^(?:TUYEN|DATABASE)_/u.test(name) && !known.has(name));
}
