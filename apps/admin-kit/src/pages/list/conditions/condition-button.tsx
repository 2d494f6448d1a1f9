import Rule from '@mui/icons-material/Rule';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { lazyComponent } from '../../../layout/lazy-component.tsx';
import { usePhone } from '../../../theme/phone.ts';
import { useCapabilities, useResource, useResourceOutline } from '../../../model/model-context.tsx';

const ConditionDialog = lazyComponent(async () => ({ default: (await import('./late-parts.ts')).ConditionDialog }));

/** Opens the builder of conditions, for lists that can be filtered. */
export function ConditionButton() {
  const translate = useTranslate();
  const label = translate('conditions.open');
  const phone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const resource = useResourceContext();
  const { filters, anyFilter } = useCapabilities(resource);
  const isForeign = useResourceOutline(resource)?.place !== undefined;
  const named = useResource(resource)?.list.conditions;
  if (named?.length === 0) return null;
  if (isForeign && anyFilter.length === 0 && Object.keys(filters).length === 0) return null;
  return (
    <>
      {phone ? (
        <IconButton color="primary" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Rule />
        </IconButton>
      ) : (
        <Button size="small" startIcon={<Rule />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen ? <ConditionDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
