import { randomBytes } from 'node:crypto';
import {
  type Environment,
  EnvironmentError,
  headerSecretOf,
  isLoopback,
  oneOf,
  type ServerEnvironment,
  type Variable,
  valueOf,
  wholeNumber,
} from '@tuyen/server/extension';
import { QA_LIMITS, type QaLimits, readQaLimits } from './limits.ts';

export const QA_TOKEN = 'x-qa-token';

export const MOCK_VARIABLES: readonly Variable[] = [
  {
    name: 'TUYEN_QA',
    what: '`1` opens `/__qa` to testers.',
    unset: '`0`',
    check: oneOf('TUYEN_QA', '0', '1'),
  },
  {
    name: 'TUYEN_QA_TOKEN',
    what: 'Requests to `/__qa` must send it as `x-qa-token` or `Authorization: Bearer …`.',
    unset: 'none while `HOST` and `PUBLIC_URL` are local; else generated and printed at start',
    check: headerSecretOf('TUYEN_QA_TOKEN', 16),
  },
  ...Object.values(QA_LIMITS).map(({ name, what, unset, least, most }) => ({
    name,
    what,
    unset: `\`${unset}\``,
    check: wholeNumber(name, least, most),
  })),
];

export interface MockEnvironment {
  readonly qa: boolean;
  readonly qaToken: string | undefined;
  readonly qaLimits: QaLimits;
}

/**
 * Reads the environment variables of the mock. Their values must have been checked before.
 * @throws EnvironmentError in production
 */
export function readMockEnvironment(
  environment: Environment,
  { production, host, origins }: Pick<ServerEnvironment, 'production' | 'host' | 'origins'>,
): MockEnvironment {
  if (production)
    throw new EnvironmentError(
      'The mock has demonstration accounts and does not run with NODE_ENV=production. Start @tuyen/server, or unset NODE_ENV.',
    );
  const value = (name: string) => valueOf(environment, name);
  const qa = value('TUYEN_QA') === '1';
  const isLocal = isLoopback(`//${host.includes(':') ? `[${host}]` : host}`) && isLoopback(origins.server);
  const generated = () => (isLocal ? undefined : randomBytes(24).toString('base64url'));
  return { qa, qaToken: qa ? (value('TUYEN_QA_TOKEN') ?? generated()) : undefined, qaLimits: readQaLimits(value) };
}
