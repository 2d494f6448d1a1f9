import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { Box } from '@mui/material';
import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useCapabilities } from '../model/model-context.tsx';
import { useCanAction } from '../record/can-action.ts';
import { useOthers } from './use-others.ts';

export function Others({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const readable = useCanAction()('show');
  const { history } = useCapabilities(resource);
  const others = useOthers(resource, readable && history ? record.id : undefined);
  return (
    <Box role="status" sx={LINE}>
      {others.length > 0 ? (
        <span>
          <GroupOutlined fontSize="small" aria-hidden />
          {translate('presence.others', { names: others.join(', '), smart_count: others.length })}
        </span>
      ) : null}
    </Box>
  );
}

const LINE = {
  displayPrint: 'none',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    mb: 1.5,
    px: 1.25,
    py: 0.5,
    borderRadius: 1,
    typography: 'body2',
    border: 1,
    borderColor: 'divider',
    bgcolor: 'action.hover',
  },
} as const;
