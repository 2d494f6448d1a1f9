import { useNamedOffices, useOfficeId } from '../../auth/session-context.tsx';
import Apartment from '@mui/icons-material/Apartment';
import { Button, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseOffice } from '../account/use-choose-office.ts';
import { useDefinition } from '../definition/definition-context.tsx';
import { usePair } from '../../i18n/use-pair.ts';

export function OfficeSwitch() {
  const { t } = useTranslation();
  const pair = usePair();
  const choose = useChooseOffice();
  const { officeTypes } = useDefinition().accounts;
  const offices = useNamedOffices();
  const currentId = useOfficeId();
  const current = offices.find(({ id }) => id === currentId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  if (!current) return null;
  const name = current.short_name ?? current.name;
  if (offices.length === 1) {
    return (
      <Typography
        variant="body2"
        color="text.secondary"
        noWrap
        title={current.name}
        sx={{ maxWidth: { xs: 120, sm: 280 } }}
      >
        {name}
      </Typography>
    );
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Apartment />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={pair(t('office.switch'), name)}
        sx={{ minWidth: { xs: 0, sm: 64 }, maxWidth: { xs: 150, sm: 320 } }}
      >
        <Typography component="span" variant="body2" noWrap>
          {name}
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offices.map((office) => (
          <MenuItem
            key={office.id}
            selected={office.id === currentId}
            onClick={() => {
              setAnchor(null);
              void choose(office);
            }}
          >
            <ListItemText
              primary={office.name}
              secondary={t(`enums.${officeTypes}.${office.organisation_type}`, { defaultValue: '' })}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
