import Logout from '@mui/icons-material/Logout';
import { alpha, Box, Divider, Drawer, Toolbar, type DrawerProps, type SxProps, type Theme } from '@mui/material';
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
import { useOpenGroups } from '../menu/use-open-groups.ts';
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
  const current = all.find(({ path }) => isAt(pathname, path))?.path;
  const used = useMostUsed(current);
  const { isOpen, toggle } = useOpenGroups(
    groups.map(({ name }) => name),
    groups.find((group) => group.pages.some(({ path }) => path === current))?.name,
  );
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
  // A page that is used often is marked only there, so that the menu has one current item.
  const items = (shown: readonly MenuPage[], isMarked = (path: string) => !used.includes(path)) =>
    shown.map(({ path, label, icon }) => (
      <SideMenuLink
        key={path}
        path={path}
        href={`${home.replace(/\/$/, '')}${path}`}
        current={isAt(pathname, path) && isMarked(path)}
        icon={icon}
        label={label}
        folded={folded}
        onChosen={follow}
        onNear={prepare}
      />
    ));
  const drawn = useGradually(all.length + often.length, FIRST_ITEMS, ITEMS);
  const [firstOften = [], firstPages = [], ...firstOfGroups] = firstOf(
    [often, pages, ...groups.map((group) => group.pages)],
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
          {often.length > 0 ? (
            <>
              <div className="often">{t('menu.often')}</div>
              <ul aria-label={t('menu.often')}>{items(firstOften, () => true)}</ul>
              <Divider />
            </>
          ) : null}
          <ul>{items(firstPages)}</ul>
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
                isOpen={isOpen(name)}
                onToggle={toggle}
                count={ofGroup.length}
                whenClosed={items(ofGroup.filter(({ path }) => path === current && !used.includes(path)))}
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

const FOCUS = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' };

const MENU = {
  pb: 2,
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: 36,
    '@media (pointer: coarse)': { minHeight: 44 },
    px: 2,
    py: '4px',
    border: 0,
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 14,
    lineHeight: '18px',
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': FOCUS,
    '&[aria-current]': {
      bgcolor: ({ palette }: Theme) => alpha(palette.primary.main, palette.mode === 'dark' ? 0.16 : 0.08),
      boxShadow: ({ palette }: Theme) => `inset 3px 0 ${palette.primary.main}`,
      color: 'primary.main',
      fontWeight: 600,
    },
  },
  '& .group, & .often': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: 32,
    mt: 0.5,
    px: 2,
    color: 'text.secondary',
    fontSize: 13,
    fontWeight: 500,
  },
  '& .group > span:first-of-type': { flexGrow: 1 },
  '& .count': { fontVariantNumeric: 'tabular-nums' },
  '& svg': { color: 'action.active', flexShrink: 0, fontSize: 20 },
  '& [aria-current] svg': { color: 'inherit' },
} satisfies SxProps<Theme>;

/** Labels below the icons: 11 px, at most two lines. */
const FOLDED = {
  '& a, & button:not(.group)': {
    ...MENU['& a, & button'],
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    minHeight: 52,
    px: '4px',
    fontSize: 11,
    lineHeight: '13px',
    textAlign: 'center',
  },
  '& a > span, & button > span:first-of-type': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '& .group, & .often': { ...MENU['& .group, & .often'], gap: '2px', px: '6px', fontSize: 11, lineHeight: '13px' },
  '& .group svg': { color: 'action.active', fontSize: 16 },
  '& .count': { display: 'none' },
} satisfies SxProps<Theme>;
