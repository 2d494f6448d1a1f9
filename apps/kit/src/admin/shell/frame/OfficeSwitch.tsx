import { useNamedOffices, useOfficeId } from '../../auth/session-context.tsx';
import Apartment from '@mui/icons-material/Apartment';
import { Button, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';

/** Which office one works in, and for those with several the choice. Everything shown afterwards is that office's. */
export function OfficeSwitch() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { session, startOver } = useServices();
  const { officeTypes } = useDefinition().accounts;
  const offices = useNamedOffices();
  const currentId = useOfficeId();
  const current = offices.find(({ id }) => id === currentId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const choose = async (id: string, name: string) => {
    setAnchor(null);
    if (id === currentId) return;
    session.chooseOffice(id);
    // A record of the office left behind may be out of sight in the new one: back to its list.
    const [first = ''] = pathname.split('/').filter(Boolean);
    await navigate(`/${first}`);
    await startOver();
    notify('office.switched', { messageArgs: { name } });
  };

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
        aria-label={`${translate('office.switch')}: ${name}`}
        sx={{ maxWidth: { xs: 150, sm: 320 } }}
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
            onClick={() => void choose(office.id, office.name)}
          >
            <ListItemText
              primary={office.name}
              secondary={translate(`enums.${officeTypes}.${office.organisation_type}`, { _: '' })}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
