import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Edit from '@mui/icons-material/Edit';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { lazyComponent } from '../../../layout/lazy-component.tsx';
import { useCapabilities } from '../../../model/model-context.tsx';
import { useOpenTab } from './use-tabs.ts';
import { isSavedTab } from './saved-tab-name.ts';
import { useIsFiltered, useOwnOpenTab } from './saved-tab.ts';

const TabDialog = lazyComponent(() => import('./tab-dialog.tsx'));

export function TabTools() {
  const translate = useTranslate();
  const open = useOpenTab();
  const own = useOwnOpenTab();
  const filtered = useIsFiltered();
  const [dialog, setDialog] = useState<'save' | 'change'>();
  // A filter on top of another user's tab cannot be saved, because the query of that tab is unknown.
  const { tabs } = useCapabilities(useResourceContext());
  const isDescribed = open === undefined || own !== undefined || !isSavedTab(open);
  return (
    <>
      {filtered && isDescribed && tabs ? (
        <Button size="small" startIcon={<BookmarkBorder />} aria-haspopup="dialog" onClick={() => setDialog('save')}>
          {translate('list.save_tab')}
        </Button>
      ) : null}
      {own && !filtered ? (
        <Button size="small" startIcon={<Edit />} aria-haspopup="dialog" onClick={() => setDialog('change')}>
          {translate('list.change_tab')}
        </Button>
      ) : null}
      {dialog ? (
        <TabDialog changed={dialog === 'change' ? own : undefined} base={own} onClose={() => setDialog(undefined)} />
      ) : null}
    </>
  );
}
