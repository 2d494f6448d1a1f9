import Logout from '@mui/icons-material/Logout';
import { Box, Divider, Drawer, Toolbar, type DrawerProps, type SxProps, type Theme } from '@mui/material';
import { useDeferredValue, useState, type MouseEvent } from 'react';
import { useEvent, useSidebarState } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useSignOut } from '../account/use-sign-out.ts';
import { folded as withoutMarks } from '../../format/folded.ts';
import { useGradually } from '../../layout/use-gradually.ts';
import { usePhone } from '../../theme/phone.ts';
import { hasHeadings } from '../menu/menu-groups.ts';
import { useMenu, type MenuPage } from '../menu/use-menu.ts';
import { useMostUsed } from '../menu/use-most-used.ts';
import { MenuSearch } from './menu-search.tsx';
import { SideMenuGroup } from './side-menu-group.tsx';
import { SideMenuButton, SideMenuLink } from './side-menu-item.tsx';

/** Menu: 200 px wide, or 80 px with icons only. On a phone it covers the page. */
export function SideMenu() {
  const phone = usePhone();
  const { t } = useTranslation();
  const [open, setOpen] = useSidebarState();
  const width = open || phone ? 200 : 80;
  const content = (
    <>
      {}
      <Toolbar variant="dense" />
      <Items folded={!open && !phone} onChosen={() => phone && setOpen(false)} />
    </>
  );
  const paper = {
    sx: { width, overflowX: 'hidden', borderColor: 'divider', backgroundImage: 'none' },
    id: 'side-menu',
  };
  return phone ? (
    <PhoneMenu
      open={open}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { ...paper, 'aria-label': t('menu.label'), sx: { ...paper.sx, width: 260 } } }}
      ModalProps={{ keepMounted: false }}
    >
      {content}
    </PhoneMenu>
  ) : (
    <Drawer variant="permanent" slotProps={{ paper }} sx={{ width, flexShrink: 0, displayPrint: 'none' }}>
      {content}
    </Drawer>
  );
}

/**
 * Menu drawer on a phone. It is closed when the application starts or the window becomes narrow. It is mounted one
 * render before it opens: if a drawer closes before it is mounted, MUI leaves an invisible overlay that blocks clicks.
 */
function PhoneMenu({ open, ...drawer }: DrawerProps) {
  const isInPage = useDeferredValue(true, false);
  return <Drawer {...drawer} variant="temporary" open={open === true && isInPage} />;
}

/**
 * Renders the menu items after the records of the page, or while the records load. The items take up to a third of the
 * page's render time.
 */
function Items(props: ItemsProps) {
  const isTime = useGradually(1, 0, 1) === 1;
  return isTime ? <AllItems {...props} /> : null;
}

const FIRST_ITEMS = 18;
const ITEMS = 12;

interface ItemsProps {
  readonly folded: boolean;
  readonly onChosen: () => void;
}

function AllItems({ folded, onChosen }: ItemsProps) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { pages, groups } = useMenu();
  const { pathname, search } = useLocation();
  const home = useHref('/');
  const [text, setText] = useState('');
  const all = [...pages, ...groups.flatMap((group) => group.pages)];
  const used = useMostUsed(all.find(({ path }) => isAt(pathname, path))?.path);
  const often = used.flatMap((path) => all.find((page) => page.path === path) ?? []);
  const wanted = folded ? '' : withoutMarks(text);
  const found = all.filter(({ label }) => withoutMarks(label).includes(wanted));
  const chosen = () => {
    setText('');
    onChosen();
  };
  const follow = useEvent((event: MouseEvent, path: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    chosen();
    // A click on the link of the current page replaces the history entry, so that Back does not lead to the same page.
    void navigate(path, { replace: pathname === path && search === '' });
  });
  const prepare = useEvent((near: string) => all.find(({ path }) => path === near)?.preload?.());
  const items = (shown: readonly MenuPage[]) =>
    shown.map(({ path, label, icon }) => (
      <SideMenuLink
        key={path}
        path={path}
        href={`${home.replace(/\/$/, '')}${path}`}
        current={isAt(pathname, path)}
        icon={icon}
        label={label}
        folded={folded}
        onChosen={follow}
        onNear={prepare}
      />
    ));
  const drawn = useGradually(all.length + often.length, FIRST_ITEMS, ITEMS);
  const [firstPages = [], firstOften = [], ...firstOfGroups] = firstOf(
    [pages, often, ...groups.map((group) => group.pages)],
    drawn,
  );
  return (
    <Box component="nav" aria-label={t('menu.label')} sx={folded ? { ...MENU, ...FOLDED } : MENU}>
      {folded ? null : (
        <MenuSearch
          value={text}
          onChange={setText}
          onEnter={() => {
            const [first] = found;
            if (wanted === '' || !first) return;
            chosen();
            void navigate(first.path);
          }}
        />
      )}
      {wanted === '' ? (
        <>
          <ul>{items(firstPages)}</ul>
          {often.length > 0 ? (
            <SideMenuGroup name="often" label={t('menu.often')} folded={folded}>
              {items(firstOften)}
            </SideMenuGroup>
          ) : null}
          {groups.map(({ name, label, pages: ofGroup }, index) => {
            const shown = firstOfGroups[index] ?? [];
            if (shown.length === 0) return null;
            if (!hasHeadings(groups)) {
              return (
                <ul key={name} aria-label={label}>
                  {items(shown)}
                </ul>
              );
            }
            return (
              <SideMenuGroup
                key={name}
                name={name}
                label={label}
                folded={folded}
                whenClosed={items(ofGroup.filter(({ path }) => isAt(pathname, path)))}
              >
                {items(shown)}
              </SideMenuGroup>
            );
          })}
        </>
      ) : (
        <>
          <ul aria-label={t('menu.search')}>{items(found)}</ul>
          <Box role="status" sx={{ px: 2, py: found.length === 0 ? 1 : 0, fontSize: 14, color: 'text.secondary' }}>
            {found.length === 0 ? t('menu.none', { text: text.trim() }) : null}
          </Box>
        </>
      )}
      <Divider sx={{ my: 1 }} />
      <ul>
        <SideMenuButton icon={Logout} label={t('menu.logout')} folded={folded} onChosen={signOut} />
      </ul>
    </Box>
  );
}

function firstOf(parts: readonly (readonly MenuPage[])[], many: number): readonly (readonly MenuPage[])[] {
  let left = many;
  return parts.map((part) => {
    const first = part.slice(0, left);
    left -= first.length;
    return first;
  });
}

function isAt(address: string, path: string): boolean {
  return address === path || (path !== '/' && address.startsWith(`${path}/`));
}

const MENU = {
  pb: 2,
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: 45,
    px: 2,
    border: 0,
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 14,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
    '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
  },
  '& .group': { minHeight: 36, mt: 0.5, justifyContent: 'space-between', color: 'text.secondary', fontWeight: 500 },
  '& svg': { color: 'action.active', flexShrink: 0 },
  '& [aria-current] svg': { color: 'inherit' },
} satisfies SxProps<Theme>;

const FOLDED = {
  '& a, & button': { ...MENU['& a, & button'], px: 0, justifyContent: 'center' },
} satisfies SxProps<Theme>;
