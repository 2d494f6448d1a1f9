import { isObject } from '@tuyen/model';
import { useEffect, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { codeOf } from '../data/errors.ts';
import { readFieldErrors } from '../../core/field-errors.ts';
import type { KitDataProvider } from '../data/data-provider.ts';

/** Why the server would refuse. */
export interface Refusal {
  readonly code: string | undefined;
  readonly message: string;
  /** By the name of the answer. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface Price {
  /** Undefined while it is not known. */
  readonly amount?: number | null;
  readonly refusal?: Refusal;
  readonly asking: boolean;
}

/** A pause in typing after which the price is asked, in milliseconds. */
const PAUSE = 250;

/**
 * What the answers would cost, as the server computes it without writing anything.
 * @param body undefined while the answers do not suffice
 */
export function usePrice(flow: string, body: string | undefined): Price {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [known, setKnown] = useState<{ readonly body: string; readonly price: Omit<Price, 'asking'> }>();
  useEffect(() => {
    if (body === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void priceOf(dataProvider, flow, body, stop.signal).then((price) => {
        if (price) setKnown({ body, price });
        return undefined;
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [dataProvider, flow, body]);
  if (body === undefined) return { asking: false };
  return known?.body === body ? { ...known.price, asking: false } : { asking: true };
}

function refusalOf(error: unknown): Omit<Price, 'asking'> {
  // Without a network the answers are kept, and the price is asked again with the next change.
  if (!(error instanceof HttpError) || error.status === 0) return {};
  const fields = readFieldErrors(error.body);
  return { refusal: { code: codeOf(error.body), message: error.message, fields } };
}

/** Undefined if it was stopped. */
async function priceOf(
  dataProvider: KitDataProvider,
  flow: string,
  body: string,
  signal: AbortSignal,
): Promise<Omit<Price, 'asking'> | undefined> {
  try {
    const answer = await dataProvider.call<unknown>(`flows/${flow}/preview`, {
      method: 'POST',
      body: JSON.parse(body),
      signal,
    });
    return { amount: isObject(answer) && typeof answer['price'] === 'number' ? answer['price'] : null };
  } catch (error) {
    return signal.aborted ? undefined : refusalOf(error);
  }
}
