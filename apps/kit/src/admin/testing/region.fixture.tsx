import type { Region } from '@tuyen/model';
import type { ReactNode } from 'react';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';

export const HANOI: Region = {
  timeZone: 'Asia/Ho_Chi_Minh',
  dates: 'dd/MM/yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'VND', minorUnit: 0, pattern: '{amount}đ' },
};

export const BERLIN: Region = {
  timeZone: 'Europe/Berlin',
  dates: 'dd.MM.yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'EUR', minorUnit: 2, pattern: '€{amount}' },
};

/** What is within writes times, numbers and money as that region does. */
export function In({ region, children }: { readonly region: Region; readonly children: ReactNode }) {
  return <ModelProvider store={createModelStore(async () => EMPTY_MODEL, { region })}>{children}</ModelProvider>;
}
