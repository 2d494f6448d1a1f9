import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { Box, Button } from '@mui/material';
import { assigneeOf } from '@tuyen/model';
import { useState } from 'react';
import { RecordContextProvider, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useProfile } from '../auth/session-context.tsx';
import { useResource } from '../model/model-context.tsx';
import { mayAssign } from '../record/record-can.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { AssigneeName } from './assignee-name.tsx';
import { useAssign } from './use-assign.ts';

const AssignDialog = lazyComponent(() => import('./assign-dialog.tsx'));

export function Assigned({ record }: { readonly record: RaRecord }) {
  const resource = useResource(useResourceContext());
  const field = resource && assigneeOf(resource);
  const given: unknown = field && record[field.name];
  const may = mayAssign(record);
  if (!field || (!given && !may)) return null;
  return (
    <RecordContextProvider value={record}>
      <Line record={record} source={field.name} may={may} />
    </RecordContextProvider>
  );
}

interface LineProps {
  readonly record: RaRecord;
  readonly source: string;
  readonly may: boolean;
}

function Line({ record, source, may }: LineProps) {
  const translate = useTranslate();
  const profile = useProfile();
  const [asking, setAsking] = useState(false);
  const { sending, assign } = useAssign();
  const given: unknown = record[source];
  const me = profile && { id: profile.id, name: profile.full_name };
  return (
    <Box sx={LINE}>
      <PersonOutlined fontSize="small" aria-hidden />
      {given ? (
        <>
          <span>{translate('assignee.label')}:</span>
          <AssigneeName source={source} />
        </>
      ) : (
        <span>{translate('assignee.none')}</span>
      )}
      {may ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', displayPrint: 'none' }}>
          {me && given !== me.id ? (
            <Button size="small" disabled={sending} onClick={() => void assign(record, me)}>
              {translate('assignee.take')}
            </Button>
          ) : null}
          <Button size="small" color="inherit" disabled={sending} onClick={() => setAsking(true)}>
            {translate('assignee.give')}
          </Button>
          {given ? (
            <Button size="small" color="inherit" disabled={sending} onClick={() => void assign(record, null)}>
              {translate('assignee.leave')}
            </Button>
          ) : null}
        </Box>
      ) : null}
      {asking ? (
        <AssignDialog
          record={record}
          onClose={() => setAsking(false)}
          onChosen={(person) => {
            setAsking(false);
            void assign(record, person);
          }}
        />
      ) : null}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
  mb: 1,
  typography: 'body2',
  '& > span': { overflowWrap: 'anywhere' },
} as const;
