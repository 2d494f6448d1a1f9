import type { FastifyRequest } from 'fastify';
import { textSchema } from '@tuyen/server/domain';
import type { Engine } from '@tuyen/server/extension';

type Texts = Pick<Engine, 'language' | 'text'>;

export interface Gaps {
  readonly dropped?: number;
  readonly unrecorded?: number;
  readonly undecided?: number;
  readonly unchecked?: number;
  /**
   * True if requests or mails are missing because their whole namespace was dropped while it was idle. Their number is
   * then unknown.
   */
  readonly expired?: boolean;
  readonly since?: string | undefined;
}

const KINDS = ['dropped', 'unrecorded', 'undecided', 'unchecked', 'expired'] as const;

/**
 * Error codes of incomplete answers. The server no longer has all requests, mails or violations that such an answer
 * should contain. The answer has an error status, so that no test takes it for complete.
 */
export type IncompleteCode = 'journal_incomplete' | 'outbox_incomplete' | 'contract_incomplete';

const count = { type: 'integer' } as const;

export const GAPS = {
  dropped: { ...count, description: 'How many there was no room for.' },
  unrecorded: { ...count, description: 'How many requests came while the journal was off.' },
  undecided: { ...count, description: 'How many entries lack what decides it: a part of a body, a secret, an answer.' },
  unchecked: { ...count, description: 'How many answers were not held against the document.' },
  expired: { type: 'boolean', description: 'The namespace was dropped as idle, with all that it had.' },
  since: { type: 'string', format: 'date-time', description: 'When the first of them came.' },
} as const;

export const DROPPED = 'x-qa-dropped';
export const DROPPED_HEADER = {
  [DROPPED]: { ...count, description: 'How many entries are missing. Only with `partial`.' },
} as const;

export const PARTIAL = {
  partial: { type: 'boolean', description: 'Answer what there is, although some is missing. Default: 409.' },
} as const;

export const incompleteAnswer = (more: object = {}) =>
  ({
    409: {
      description: 'It is not known: some of what decides it is missing.',
      type: 'object',
      required: ['statusCode', 'code', 'message'],
      properties: { statusCode: count, code: textSchema, message: textSchema, ...GAPS, ...more },
    },
  }) as const;

export function isIncomplete(gaps: Gaps): boolean {
  return KINDS.some((kind) => Number(gaps[kind] ?? 0) > 0);
}

export function gapsInWords(engine: Texts, request: FastifyRequest, code: IncompleteCode, gaps: Gaps): string {
  const language = engine.language(request);
  const { since = '' } = gaps;
  return KINDS.flatMap((kind) => {
    const number = Number(gaps[kind] ?? 0);
    return number > 0 ? [engine.text(language, `qa.${code}.${kind}`, { count: number, since })] : [];
  }).join(' ');
}

export function incomplete(engine: Texts, request: FastifyRequest, code: IncompleteCode, gaps: Gaps): object {
  const reasons = gapsInWords(engine, request, code, gaps);
  const message = engine.text(engine.language(request), `errors.${code}`, { reasons });
  return { statusCode: 409, code, message, ...gaps };
}
