import { Box, Button } from '@mui/material';
import { SaveButton, useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { DeleteRecordButton } from '../../deletion/delete-record-button.tsx';
import { AutoSave } from './auto-save.tsx';
import { FormBar } from './form-bar.tsx';
import { FormProblems } from './form-problems.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { useRecordAllows } from '../../record/record-can.ts';

export function FormButtons({ exists }: { readonly exists: boolean }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  const canAction = useCanAction();
  const allows = useRecordAllows();
  return (
    <FormBar>
      <SaveButton alwaysEnable />
      <FormProblems />
      <Button component={Link} to={pathTo({ resource, type: 'list' })} color="inherit">
        {translate('ra.action.cancel')}
      </Button>
      {exists ? <AutoSave /> : null}
      <Box sx={{ flex: 1 }} />
      {exists && canAction('delete') && allows('delete') ? <DeleteRecordButton /> : null}
    </FormBar>
  );
}
