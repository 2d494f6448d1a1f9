import { useMemo } from 'react';
import { useDataProvider, useResourceContext, type Identifier } from 'react-admin';
import type { KitDataProvider } from '../../../data/data-provider.ts';

export interface Assignment {
  readonly id: Identifier;
  readonly version: number | undefined;
  readonly values: Readonly<Record<string, Identifier | null>>;
}

export interface Assigned {
  readonly id: Identifier;
  readonly action: 'update' | 'none' | 'refuse';
  readonly version?: number;
  readonly before?: Assignment['values'];
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

export interface Offer {
  readonly id: Identifier;
  readonly title: string;
  readonly home: boolean;
}

export interface Offers {
  readonly ids: readonly Identifier[];
  readonly free: readonly Offer[];
  readonly refused: readonly (Offer & { readonly reasons: readonly string[] })[];
  readonly overlap?: readonly [Identifier, Identifier];
  readonly more?: boolean;
}

export interface OpenField {
  readonly id: Identifier;
  readonly field: string;
  readonly message: string;
}

export interface Proposals {
  readonly changes: readonly Assignment[];
  readonly open: readonly OpenField[];
}

export interface PlanningCalls {
  readonly offers: (field: string, ids: readonly Identifier[]) => Promise<Offers>;
  /** @param copyOf day whose assignments are copied; undefined: whoever is free is chosen */
  readonly proposals: (day: string, copyOf?: string) => Promise<Proposals>;
  readonly assign: (changes: readonly Assignment[]) => Promise<readonly Assigned[]>;
}

export function usePlanningCalls(view: string): PlanningCalls {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KitDataProvider>();
  return useMemo(() => {
    const path = `${resource}/views/${view}`;
    return {
      offers: (field, ids) => dataProvider.call<Offers>(`${path}/offers`, { method: 'POST', body: { field, ids } }),
      proposals: (day, copyOf) =>
        dataProvider.call<Proposals>(`${path}/proposals`, {
          method: 'POST',
          body: { day, ...(copyOf !== undefined && { copy_of: copyOf }) },
        }),
      assign: async (changes) => {
        const body = { changes };
        const answer = await dataProvider.call<{ readonly results: readonly Assigned[] }>(`${path}/assignments`, {
          method: 'PATCH',
          body,
        });
        return answer.results;
      },
    };
  }, [resource, view, dataProvider]);
}
