import Inbox from '@mui/icons-material/Inbox';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCanAction } from '../../record/can-action.ts';
import { useListAllows } from '../../record/record-can.ts';
import { useResourceLabels } from '../../record/resource-labels.ts';
import { CreateButton } from './create-button.tsx';

export function EmptyList() {
  const translate = useTranslate();
  const { manyInSentence } = useResourceLabels();
  const canAction = useCanAction();
  const allows = useListAllows();
  const creates = canAction('create') && allows('create');
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 2, width: '100%' }}>
      <Inbox aria-hidden sx={{ fontSize: 40, color: 'text.disabled' }} />
      <Typography variant="body1" component="p" sx={{ mb: 2 }}>
        {translate('ra.page.empty', { name: manyInSentence })}
      </Typography>
      {creates ? <CreateButton variant="outlined" /> : null}
    </Box>
  );
}
