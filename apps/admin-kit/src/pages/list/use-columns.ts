import { listedColumns } from '@tuyen/model';
import { useCallback, useMemo } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { usePersonKey } from './use-person-key.ts';
import type { ColumnElement } from '../../elements/columns-in.ts';
import { useOpenTab, useTabs } from './tabs/use-tabs.ts';

interface ColumnChoice {
  readonly storeKey: string;
  readonly hiddenFirst: string[];
  readonly hidden: readonly string[];
  readonly hide: (columns: readonly string[]) => void;
  /**
   * Sorts the columns in the order that the open tab defines. Columns that the tab does not list come last; the user
   * can show them.
   */
  readonly inOrder: (columns: readonly ColumnElement[]) => readonly ColumnElement[];
}

export function useColumns(): ColumnChoice {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const open = useOpenTab();
  const tab = useTabs().find((one) => one.name === open);
  const order = tab?.columns;
  // Keeps the array identity, so that cells do not re-render.
  const hiddenFirst = useMemo(() => {
    const own = resource?.list.columns ?? [];
    const shown = order ?? own;
    // Hides only columns of the schema. Other columns come from a customized list and stay visible.
    return listedColumns(own, resource?.tabs).filter((column) => !shown.includes(column));
  }, [resource, order]);
  const storeKey = `${usePersonKey('columns')}${tab?.columns ? `.${tab.name}` : ''}`;
  const [hidden, hide] = useStore<readonly string[]>(storeKey, hiddenFirst);
  const inOrder = useCallback(
    (columns: readonly ColumnElement[]) => {
      if (!order) return columns;
      const at = ({ props: { source = '' } }: ColumnElement) =>
        order.includes(source) ? order.indexOf(source) : order.length;
      return columns.toSorted((one, other) => at(one) - at(other));
    },
    [order],
  );
  return { storeKey, hiddenFirst, hidden, hide, inOrder };
}
