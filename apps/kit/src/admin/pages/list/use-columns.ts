import { columnsOf } from '@tuyen/model';
import { useCallback, useMemo } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { usePersonKey } from './use-person-key.ts';
import type { Column } from '../../elements/columns-in.ts';
import { useOpenTab, useTabs } from './tabs/use-tabs.ts';

interface ColumnChoice {
  /** Where is remembered which columns are hidden: a tab with columns of its own has its own choice. */
  readonly storeKey: string;
  /** Those that are hidden until the user chooses otherwise. */
  readonly hiddenFirst: string[];
  readonly hidden: readonly string[];
  readonly hide: (columns: readonly string[]) => void;
  /** The columns as the open tab orders them: the others, which somebody may choose in addition, behind its own. */
  readonly inOrder: (columns: readonly Column[]) => readonly Column[];
}

/** Which columns of the list around are shown. */
export function useColumns(): ColumnChoice {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const open = useOpenTab();
  const tab = useTabs().find((one) => one.name === open);
  const order = tab?.columns;
  // The same array as before, or every cell is drawn again.
  const hiddenFirst = useMemo(() => {
    const own = resource?.list.columns ?? [];
    const shown = order ?? own;
    // Columns that the schema does not name are those of an owned list.
    return columnsOf(own, resource?.tabs).filter((column) => !shown.includes(column));
  }, [resource, order]);
  const storeKey = `${usePersonKey('columns')}${tab?.columns ? `.${tab.name}` : ''}`;
  const [hidden, hide] = useStore<readonly string[]>(storeKey, hiddenFirst);
  const inOrder = useCallback(
    (columns: readonly Column[]) => {
      if (!order) return columns;
      const at = ({ props: { source = '' } }: Column) =>
        order.includes(source) ? order.indexOf(source) : order.length;
      return columns.toSorted((one, other) => at(one) - at(other));
    },
    [order],
  );
  return { storeKey, hiddenFirst, hidden, hide, inOrder };
}
