import { ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';

interface SideMenuItemProps {
  readonly to?: string;
  readonly end?: boolean;
  readonly icon: ComponentType;
  readonly label: string;
  readonly folded: boolean;
  readonly onChosen: () => void;
  /** The pointer or focus has come near: time to fetch what a click will need. */
  readonly onNear?: () => void;
}

export function SideMenuItem({ to, end = false, icon: Icon, label, folded, onChosen, onNear }: SideMenuItemProps) {
  const link = to === undefined ? {} : { component: NavLink, to, end };
  return (
    <ListItem disablePadding>
      <Tooltip title={folded ? label : ''} placement="right">
        <ListItemButton
          {...link}
          onClick={onChosen}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-label={folded ? label : undefined}
          sx={{
            minHeight: 40,
            px: folded ? 0 : 2,
            justifyContent: folded ? 'center' : 'flex-start',
            '&.active': {
              bgcolor: 'action.selected',
              color: 'primary.main',
              fontWeight: 600,
              '& .MuiListItemIcon-root': { color: 'primary.main' },
            },
          }}
        >
          <ListItemIcon sx={{ minWidth: folded ? 0 : 36 }}>
            <Icon />
          </ListItemIcon>
          {folded ? null : (
            <ListItemText
              primary={label}
              slotProps={{ primary: { sx: { fontSize: 14, fontWeight: 'inherit', overflowWrap: 'anywhere' } } }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
