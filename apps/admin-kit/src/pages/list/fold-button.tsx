import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Button } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFold } from './use-fold.ts';

/** Shows the folded records of the list, or hides them again. */
export function FoldButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { field, isFolded, toggle } = useFold();
  if (field === undefined) return null;
  const name = translate(`resources.${resource}.fields.${field}`, { _: field });
  return (
    <Button size="small" startIcon={isFolded ? <Visibility /> : <VisibilityOff />} onClick={toggle}>
      {translate(isFolded ? 'list.show_folded' : 'list.hide_folded', { name })}
    </Button>
  );
}
