import Tune from '@mui/icons-material/Tune';
import { Button } from '@mui/material';
import { Suspense, useState, type ReactElement } from 'react';
import { FilterButton, TopToolbar, useTranslate } from 'react-admin';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { ConditionButton } from './conditions/condition-button.tsx';
import { PhoneActions } from './cards/phone-parts.ts';
import { FoldButton } from './fold-button.tsx';
import { GridButton } from './grid/grid-button.tsx';
import { ReportButton } from './report-button.tsx';
import { TabTools } from './tabs/tab-tools.tsx';
import { usePhone } from '../../theme/phone.ts';

const ListSettings = lazyComponent(() => import('./list-settings.tsx'));

export function ListActions({ filters }: { readonly filters: readonly ReactElement[] }) {
  const phone = usePhone();
  const more = filters.length > 1;
  return phone ? (
    <TopToolbar sx={{ ...BAR, minHeight: 48 }}>
      <Suspense fallback={null}>
        <PhoneActions filters={more ? filters : []} />
      </Suspense>
    </TopToolbar>
  ) : (
    <TopToolbar sx={BAR}>
      {more ? <FilterButton disableSaveQuery /> : null}
      <ConditionButton />
      <TabTools />
      <FoldButton />
      <GridButton />
      <ReportButton />
      <SettingsButton />
    </TopToolbar>
  );
}

function SettingsButton() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('list.settings')}
      </Button>
      {anchor ? <ListSettings anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}

const BAR = { p: 0, minHeight: 0, alignItems: 'center' } as const;
