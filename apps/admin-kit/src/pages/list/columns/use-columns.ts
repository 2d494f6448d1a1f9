import { listedColumns } from '@tuyen/model';
import { useCallback, useMemo } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { useResource } from '../../../model/model-context.tsx';
import { usePersonKey } from '../use-person-key.ts';
import type { ColumnElement } from '../../../elements/columns-in.ts';
import { inOrderOf, type ColumnLayout } from './column-layout.ts';
import { isSavedTab } from '../tabs/saved-tab-name.ts';
import { useOpenTab, useTabs } from '../tabs/use-tabs.ts';

interface ColumnChoice {
  readonly storeKey: string;
  readonly hiddenFirst: string[];
  readonly hidden: readonly string[];
  readonly hide: (columns: readonly string[]) => void;
  /** Order and widths that the user chose for the open tab. A saved tab without its own has those of the list. */
  readonly layout: ColumnLayout;
  readonly arrange: (layout: ColumnLayout) => void;
  /**
   * Sorts the columns in the order that the user chose, else in the order that the open tab defines. Columns that this
   * order does not contain come last.
   */
  readonly inOrder: (columns: readonly ColumnElement[]) => readonly ColumnElement[];
}

const UNARRANGED: ColumnLayout = {};

export function useColumns(): ColumnChoice {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const open = useOpenTab();
  const tab = useTabs().find((one) => one.name === open);
  const ofTab = tab?.columns;
  const isOwn = ofTab !== undefined;
  const isSaved = isSavedTab(open);
  const suffix = isOwn || isSaved ? `.${open}` : '';
  // Keeps the array identity, so that cells do not re-render.
  const hiddenBySchema = useMemo(() => {
    const own = resource?.list.columns ?? [];
    const shown = ofTab ?? own;
    // Hides only columns of the schema. Other columns come from a customized list and stay visible.
    return listedColumns(own, resource?.tabs).filter((column) => !shown.includes(column));
  }, [resource, ofTab]);
  const listKey = usePersonKey('columns');
  const layoutKey = usePersonKey('layout');
  const [hiddenInList] = useStore<string[]>(listKey, hiddenBySchema);
  const [layoutOfList] = useStore<ColumnLayout>(layoutKey, UNARRANGED);
  const hiddenFirst = isSaved ? hiddenInList : hiddenBySchema;
  const storeKey = `${listKey}${suffix}`;
  const [hidden, hide] = useStore<readonly string[]>(storeKey, hiddenFirst);
  const [layout, arrange] = useStore<ColumnLayout>(`${layoutKey}${suffix}`, isSaved ? layoutOfList : UNARRANGED);
  const order = layout.order ?? ofTab;
  const inOrder = useCallback(
    (columns: readonly ColumnElement[]) =>
      order ? inOrderOf(columns, ({ props: { source = '' } }) => source, order) : columns,
    [order],
  );
  return { storeKey, hiddenFirst, hidden, hide, layout, arrange, inOrder };
}
