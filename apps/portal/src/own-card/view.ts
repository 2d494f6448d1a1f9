import { isObject } from '@tuyen/model';
import { rowsOf } from '@tuyen/portal-kit';
import { readCard, type CardView } from '../cards/card-view.ts';

export interface HeldTicket {
  readonly serial: string;
  readonly name: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly isCanceled: boolean;
}

export interface HeldCard {
  readonly card: CardView;
  /** Code of the order that replaces the card. */
  readonly reissue: string | undefined;
  readonly tickets: readonly HeldTicket[];
}

export interface Tap {
  readonly at: string;
  readonly cardId: string | undefined;
  readonly route: string | undefined;
}

export interface ListedSession {
  readonly id: string;
  readonly device: string | undefined;
  readonly isKept: boolean;
  readonly startedAt: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
}

export interface HolderView {
  readonly phone: string;
  readonly isKept: boolean;
  readonly cards: readonly HeldCard[];
  readonly consent: {
    readonly isActive: boolean;
    readonly givenAt: string | undefined;
    readonly withdrawnAt: string | undefined;
  };
  /** Undefined without the holder's consent. */
  readonly taps: readonly Tap[] | undefined;
  readonly sessions: readonly ListedSession[];
}

export function readHolder(answer: unknown): HolderView | undefined {
  if (!isObject(answer) || !Array.isArray(answer['cards'])) return undefined;
  const consent = isObject(answer['consent']) ? answer['consent'] : {};
  return {
    phone: textIn(answer, 'phone') ?? '',
    isKept: answer['kept'] === true,
    cards: rowsOf(answer['cards']).flatMap((row) => {
      const card = readCard(row);
      return card
        ? [{ card, reissue: textIn(row, 'reissue_code'), tickets: rowsOf(row['tickets']).map(readTicket) }]
        : [];
    }),
    consent: {
      isActive: consent['active'] === true,
      givenAt: textIn(consent, 'given_at'),
      withdrawnAt: textIn(consent, 'withdrawn_at'),
    },
    taps: Array.isArray(answer['taps'])
      ? rowsOf(answer['taps']).map((row) => ({
          at: textIn(row, 'at') ?? '',
          cardId: textIn(row, 'card_id'),
          route: textIn(row, 'route'),
        }))
      : undefined,
    sessions: rowsOf(answer['sessions']).map((row) => ({
      id: textIn(row, 'id') ?? '',
      device: textIn(row, 'device'),
      isKept: row['kept'] === true,
      startedAt: textIn(row, 'started_at') ?? '',
      usedAt: textIn(row, 'used_at') ?? '',
      isCurrent: row['current'] === true,
    })),
  };
}

type AnyRow = Readonly<Record<string, unknown>>;

function readTicket(row: AnyRow): HeldTicket {
  return {
    serial: textIn(row, 'serial') ?? '',
    name: textIn(row, 'name') ?? '',
    from: textIn(row, 'valid_from'),
    to: textIn(row, 'valid_to'),
    isCanceled: row['state'] === 'CANCELED',
  };
}

function textIn(row: AnyRow, name: string): string | undefined {
  const value = row[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
