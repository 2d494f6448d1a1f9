import { useMay, useModel, withServerResources, type ResourceEntry } from '@tuyen/kit/admin';
import BarChart from '@mui/icons-material/BarChart';
import Category from '@mui/icons-material/Category';
import DashboardIcon from '@mui/icons-material/Dashboard';
import Logout from '@mui/icons-material/Logout';
import { Box, Divider, Drawer, List, ListSubheader, Toolbar, useMediaQuery, type Theme } from '@mui/material';
import { useMemo } from 'react';
import { useLogout, useSidebarState, useTranslate } from 'react-admin';
import { ownPages } from '../boot/own-pages.ts';
import { preloadPageAt } from '../boot/pages.ts';
import { menu as builtMenu } from '../generated/project.gen.ts';
import { resources } from '../generated/resources.gen.ts';
import { useHasReports } from '../reports/use-reports.ts';
import { menuGroups } from './menu-groups.ts';
import { SideMenuItem } from './SideMenuItem.tsx';

/** The menu: 200 px wide, 80 px folded to icons; over the page on a phone. */
export function SideMenu() {
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useSidebarState();
  const width = open || phone ? 200 : 80;
  const content = <Items folded={!open && !phone} onChosen={() => phone && setOpen(false)} />;
  const paper = {
    sx: { width, overflowX: 'hidden', borderColor: 'divider', backgroundImage: 'none' },
    id: 'side-menu',
  };
  return phone ? (
    <Drawer
      variant="temporary"
      open={open}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { ...paper, sx: { ...paper.sx, width: 260 } } }}
      ModalProps={{ keepMounted: false }}
    >
      {content}
    </Drawer>
  ) : (
    <Drawer variant="permanent" slotProps={{ paper }} sx={{ width, flexShrink: 0 }}>
      <Toolbar variant="dense" />
      {content}
    </Drawer>
  );
}

function Items({ folded, onChosen }: { readonly folded: boolean; readonly onChosen: () => void }) {
  const translate = useTranslate();
  const logout = useLogout();
  const mayIn = useMay();
  const model = useModel();
  const entries = useMemo(() => withServerResources(resources, model.resources, Category), [model]);
  const hasReports = useHasReports();
  const groupName = (name: string) => translate(`menu.${name}`, { _: name });
  const shown = entries.filter((entry) => entry.menu !== null && offered(entry) && mayIn(entry.name, 'list'));
  return (
    <Box component="nav" aria-label={translate('menu.label')} sx={{ pb: 2 }}>
      <List disablePadding>
        <SideMenuItem
          to="/"
          end
          icon={DashboardIcon}
          label={translate('menu.dashboard')}
          folded={folded}
          onChosen={onChosen}
        />
        {hasReports ? (
          <SideMenuItem
            to="/reports"
            icon={BarChart}
            label={translate('menu.reports')}
            folded={folded}
            onChosen={onChosen}
            onNear={() => void ownPages.reports.preload().catch(() => undefined)}
          />
        ) : null}
      </List>
      {menuGroups(model.menu.length > 0 ? model.menu : builtMenu, shown).map((group) => (
        <Box key={group.name}>
          {folded ? (
            <Divider sx={{ my: 0.5 }} />
          ) : (
            <ListSubheader
              component="div"
              id={`menu-${group.name}`}
              disableSticky
              sx={{ lineHeight: '32px', mt: 1, bgcolor: 'transparent' }}
            >
              {groupName(group.name)}
            </ListSubheader>
          )}
          <List
            disablePadding
            {...(folded ? { 'aria-label': groupName(group.name) } : { 'aria-labelledby': `menu-${group.name}` })}
          >
            {group.entries.map(({ name, icon }) => (
              <SideMenuItem
                key={name}
                to={`/${name}`}
                icon={icon}
                label={translate(`resources.${name}.name`, { smart_count: 2, _: name })}
                folded={folded}
                onChosen={onChosen}
                onNear={() => void preloadPageAt(`/${name}`, entries).catch(() => undefined)}
              />
            ))}
          </List>
        </Box>
      ))}
      <Divider sx={{ my: 1 }} />
      <List disablePadding>
        <SideMenuItem icon={Logout} label={translate('menu.logout')} folded={folded} onChosen={() => void logout()} />
      </List>
    </Box>
  );
}

function offered({ actions, singleton }: ResourceEntry): boolean {
  return singleton !== undefined || actions.includes('list');
}
