import { Problem } from '@tuyen/server/domain';

interface LimitVariable {
  readonly name: string;
  readonly what: string;
  readonly unset: number;
  readonly least: number;
  readonly most: number;
  /**
   * Factor between the environment variable and the limit: the limit is the value of the variable times this factor.
   * For example, 1024 if the variable is in kilobytes.
   */
  readonly unit: number;
}

const KB = 1024;
const MB = 1024 * 1024;
const MINUTE = 60_000;

function limit(
  name: string,
  what: string,
  unset: number,
  [least, most]: readonly [number, number],
  unit = 1,
): LimitVariable {
  return { name: `TUYEN_QA_${name}`, what, unset, least, most, unit };
}

const count = [1, 1_000_000] as const;

export const QA_LIMITS = {
  journalEntries: limit('JOURNAL_ENTRIES', 'Requests that the QA journal keeps for each namespace.', 2000, count),
  journalBytes: limit('JOURNAL_MB', 'Megabytes of the QA journal of each namespace.', 16, [1, 4096], MB),
  bodyBytes: limit('BODY_KB', 'Kilobytes that the QA journal stores of one body.', 64, [1, 65_536], KB),
  messages: limit('OUTBOX', 'Messages that one read of the QA outbox answers.', 1000, count),
  violations: limit('VIOLATIONS', 'Requests with contract violations that are kept for each namespace.', 1000, count),
  namespaces: limit('NAMESPACES', 'Namespaces that can exist at a time.', 500, count),
  idleMs: limit(
    'IDLE_MINUTES',
    'Minutes after which a namespace without requests is dropped.',
    30,
    [1, 10_080],
    MINUTE,
  ),
  snapshots: limit('SNAPSHOTS', 'Snapshots that are kept in memory.', 100, count),
  stateBytes: limit('STATE_MB', 'Megabytes of a state file that is imported.', 512, [1, 512], MB),
  stubs: limit('STUBS', 'Stubs of each namespace.', 1000, count),
  faults: limit('FAULTS', 'Faults of each namespace.', 1000, count),
  states: limit('STATES', 'Names of stub states in each namespace.', 1000, count),
};

export type QaLimits = Readonly<Record<keyof typeof QA_LIMITS, number>>;

export function readQaLimits(valueOf: (name: string) => string | undefined = () => undefined): QaLimits {
  const read = ({ name, unset, unit }: LimitVariable) => Number(valueOf(name) ?? unset) * unit;
  return {
    journalEntries: read(QA_LIMITS.journalEntries),
    journalBytes: read(QA_LIMITS.journalBytes),
    bodyBytes: read(QA_LIMITS.bodyBytes),
    messages: read(QA_LIMITS.messages),
    violations: read(QA_LIMITS.violations),
    namespaces: read(QA_LIMITS.namespaces),
    idleMs: read(QA_LIMITS.idleMs),
    snapshots: read(QA_LIMITS.snapshots),
    stateBytes: read(QA_LIMITS.stateBytes),
    stubs: read(QA_LIMITS.stubs),
    faults: read(QA_LIMITS.faults),
    states: read(QA_LIMITS.states),
  };
}

export const DEFAULT_LIMITS: QaLimits = readQaLimits();

export function limitReached<K extends keyof QaLimits>(kind: K, { [kind]: most }: Pick<QaLimits, K>): Problem {
  return new Problem(409, 'qa_limit', { most, variable: QA_LIMITS[kind].name });
}
