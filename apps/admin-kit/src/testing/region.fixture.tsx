import type { Region } from '@tuyen/model';
import type { ReactNode } from 'react';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';

export function In({ region, children }: { readonly region: Region; readonly children: ReactNode }) {
  return <ModelProvider store={createModelStore(async () => EMPTY_MODEL, { region })}>{children}</ModelProvider>;
}
