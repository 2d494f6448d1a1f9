import Add from '@mui/icons-material/Add';
import Apartment from '@mui/icons-material/Apartment';
import Bolt from '@mui/icons-material/Bolt';
import Contrast from '@mui/icons-material/Contrast';
import Logout from '@mui/icons-material/Logout';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import Translate from '@mui/icons-material/Translate';
import { textIn } from '@tuyen/model';
import { inSentence } from '@tuyen/model/client';
import { useLocaleState, useLocales, useRemoveFromStore, useStore } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useMay, useMaySlug, useNamedOffices, useOfficeId } from '../../auth/session-context.tsx';
import { useOutline } from '../../model/model-context.tsx';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import { useChooseOffice } from '../account/use-choose-office.ts';
import { useSignOut } from '../account/use-sign-out.ts';
import type { PaletteEntry } from './entry.ts';
import { usePair } from '../../i18n/use-pair.ts';

const MODES = ['light', 'dark', 'system'] as const;

export function useActions(
  entries: readonly ResourceEntry[],
  operate: (resource: string, operation: string) => void,
): readonly PaletteEntry[] {
  return [...useResourceActions(entries, operate), ...useAccountActions()];
}

function useResourceActions(
  entries: readonly ResourceEntry[],
  operate: (resource: string, operation: string) => void,
): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const mayIn = useMay();
  const may = useMaySlug();
  const [language] = useLocaleState();
  const { resources, flows } = useOutline();
  return entries.flatMap(({ name, icon, pages, singleton }) => {
    const called = (count: number) => t(`resources.${name}.name`, { smart_count: count, defaultValue: name });
    const creates = pages.create && singleton === undefined && mayIn(name, 'create');
    const operations = resources.find((resource) => resource.name === name)?.operations ?? [];
    return [
      ...(creates
        ? [
            {
              id: `create:${name}`,
              label: t('ra.page.create', { name: inSentence(called(1), language) }),
              icon: Add,
              creates: name,
              to: `/${name}/create`,
            },
          ]
        : []),
      ...operations
        .filter(({ slug }) => may(slug))
        .filter(({ name: done }) => !flows.some(({ task }) => task?.resource === name && task.operation === done))
        .map((operation) => ({
          id: `operation:${name}/${operation.name}`,
          label: textIn(operation.label, language),
          detail: called(2),
          icon: icon ?? Bolt,
          run: () => operate(name, operation.name),
        })),
    ];
  });
}

function useAccountActions(): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const pair = usePair();
  const signOut = useSignOut();
  const offices = useNamedOffices();
  const current = useOfficeId();
  const chooseOffice = useChooseOffice();
  const [language, setLanguage] = useLocaleState();
  const languages = useLocales();
  const [mode, setMode] = useStore<string | undefined>('theme');
  const forgetMode = useRemoveFromStore('theme');
  return [
    ...offices
      .filter(({ id }) => id !== current)
      .map((office) => ({
        id: `office:${office.id}`,
        label: pair(t('office.switch'), office.name),
        icon: Apartment,
        run: () => void chooseOffice(office),
      })),
    { id: 'profile', label: t('profile.menu'), icon: ManageAccounts, to: '/profile' },
    ...languages
      .filter(({ locale }) => locale !== language)
      .map(({ locale, name }) => ({
        id: `language:${locale}`,
        label: pair(t('language.label'), name),
        icon: Translate,
        run: () => void setLanguage(locale),
      })),
    ...MODES.filter((one) => one !== (mode ?? 'system')).map((one) => ({
      id: `theme:${one}`,
      label: pair(t('theme.label'), t(`theme.${one}`)),
      icon: Contrast,
      run: () => (one === 'system' ? forgetMode() : setMode(one)),
    })),
    { id: 'sign-out', label: t('ra.auth.logout'), icon: Logout, run: signOut },
  ];
}
