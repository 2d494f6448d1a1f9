import { columnsOf } from '@tuyen/model';
import { DataTable, useResourceContext, type DataTableProps } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { useOpenTab, useTabs } from './tabs/use-tabs.ts';

/** The rows of a list. In a tab it has the columns of the tab. */
export function ResourceTable(props: Omit<DataTableProps, 'ref' | 'resource'>) {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const tabs = useTabs();
  const open = useOpenTab();
  const tab = tabs.find((one) => one.name === open);
  const own = resource?.list.columns ?? [];
  const shown = tab?.columns ?? own;
  // Other columns are those of an owned list.
  const hidden = columnsOf(own, resource?.tabs).filter((column) => !shown.includes(column));
  const storeKey = `${name}.datatable${tab?.columns ? `.${tab.name}` : ''}`;
  return <DataTable storeKey={storeKey} hiddenColumns={hidden} {...props} />;
}
