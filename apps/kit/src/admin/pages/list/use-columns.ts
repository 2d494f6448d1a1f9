import { columnsOf } from '@tuyen/model';
import { useResourceContext, useStore } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { usePersonKey } from './use-person-key.ts';
import { useOpenTab, useTabs } from './tabs/use-tabs.ts';

interface ColumnChoice {
  /** Where is remembered which columns are hidden: a tab with columns of its own has its own choice. */
  readonly storeKey: string;
  /** Those that are hidden until the user chooses otherwise. */
  readonly hiddenFirst: string[];
  readonly hidden: readonly string[];
  readonly hide: (columns: readonly string[]) => void;
}

/** Which columns of the list around are shown. */
export function useColumns(): ColumnChoice {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const open = useOpenTab();
  const tab = useTabs().find((one) => one.name === open);
  const own = resource?.list.columns ?? [];
  const shown = tab?.columns ?? own;
  // Columns that the schema does not name are those of an owned list.
  const hiddenFirst = columnsOf(own, resource?.tabs).filter((column) => !shown.includes(column));
  const storeKey = `${usePersonKey('columns')}${tab?.columns ? `.${tab.name}` : ''}`;
  const [hidden, hide] = useStore<readonly string[]>(storeKey, hiddenFirst);
  return { storeKey, hiddenFirst, hidden, hide };
}
