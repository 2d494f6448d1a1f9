import Add from '@mui/icons-material/Add';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMay } from '../auth/session-context.tsx';
import { useOutline } from '../model/model-context.tsx';

/** Starts a report: asks of which records. */
export function NewReport() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = useMay();
  const { resources } = useOutline();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = resources
    .filter(
      ({ name, actions, place, singleton }) => actions.includes('list') && !place && !singleton && may(name, 'list'),
    )
    .map(({ name }) => ({ name, label: translate(`resources.${name}.name`, { smart_count: 2, _: name }) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('report_builder.new')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map(({ name, label }) => (
          <MenuItem key={name} dense onClick={() => void navigate(`/saved-reports/${name}`)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
