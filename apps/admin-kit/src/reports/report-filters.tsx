import FilterList from '@mui/icons-material/FilterList';
import { Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { ListContextProvider, ResourceContextProvider, type RaRecord, useList, useTranslate } from 'react-admin';
import { WHERE } from '../data/query.ts';
import { isObject, type Resource } from '@tuyen/model';
import { ConditionChips, ConditionDialog } from '../pages/list/conditions/late-parts.ts';
import type { ReportState } from './report-state.ts';

interface ReportFiltersProps {
  readonly resource: Resource;
  readonly state: ReportState;
  readonly onChange: (change: { readonly [key in 'where' | 'q' | 'tab']?: ReportState[key] | undefined }) => void;
}

const NOTHING: readonly RaRecord[] = [];

/** Conditions of a report, with the builder that lists have. */
export function ReportFilters({ resource, state: { where, q, tab }, onChange }: ReportFiltersProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const list = useList({ data: [...NOTHING], resource: resource.name });
  const context = {
    ...list,
    filterValues: where ? { [WHERE]: where } : {},
    setFilters: (filters: Readonly<Record<string, unknown>> | null) => {
      const next = filters?.[WHERE];
      onChange({ where: isObject(next) ? next : undefined });
    },
  };
  return (
    <ResourceContextProvider value={resource.name}>
      <ListContextProvider value={context}>
        <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Button size="small" startIcon={<FilterList />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {translate('conditions.open')}
          </Button>
          {q === undefined ? null : <Chip label={`“${q}”`} onDelete={() => onChange({ q: undefined })} />}
          {tab === undefined ? null : (
            <Chip
              label={translate(`resources.${resource.name}.tabs.${tab}`, { _: translate('report_builder.tab') })}
              onDelete={() => onChange({ tab: undefined })}
            />
          )}
        </Box>
        {where ? <ConditionChips where={where} /> : null}
        {isOpen ? <ConditionDialog onClose={() => setOpen(false)} /> : null}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
