import { useQuery } from '@tanstack/react-query';
import { isObject } from '@tuyen/model';
import { HttpError, useDataProvider } from 'react-admin';
import { codeOf } from '../data/errors.ts';
import { readFieldErrors } from '@tuyen/model/client';
import type { KitDataProvider } from '../data/data-provider.ts';

export interface PriceRejection {
  readonly code: string | undefined;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Price {
  /**
   * Price for the answers in a staff flow, in the smallest unit of the currency, for example cents. Undefined while the
   * price is unknown.
   */
  readonly amount?: number | null;
  readonly refusal?: PriceRejection;
  readonly asking: boolean;
}

const PAUSE = 250;

/**
 * Returns the price for the current answers. The server calculates it without saving anything. If a request failed
 * because the network was down, the request is repeated when the network is back.
 *
 * @param body undefined while answers are missing
 */
export function usePrice(flow: string, body: string | undefined): Price {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['flow-price', flow, body],
    queryFn: async ({ signal }) => {
      await pause(signal);
      return priceOf(dataProvider, flow, body ?? '', signal);
    },
    enabled: body !== undefined,
    // The price is not cached, because another sale can change it.
    gcTime: 0,
  });
  return body === undefined ? { asking: false } : { ...data, asking: isPending };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

async function priceOf(
  dataProvider: KitDataProvider,
  flow: string,
  body: string,
  signal: AbortSignal,
): Promise<Omit<Price, 'asking'>> {
  try {
    const answer = await dataProvider.call<unknown>(`flows/${flow}/preview`, {
      method: 'POST',
      body: JSON.parse(body),
      signal,
    });
    return { amount: isObject(answer) && typeof answer['price'] === 'number' ? answer['price'] : null };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 0) throw error;
    return { refusal: { code: codeOf(error.body), message: error.message, fields: readFieldErrors(error.body) } };
  }
}
