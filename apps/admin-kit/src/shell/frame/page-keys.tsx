import { useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { pageLetters } from '../../keys/page-letters.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useMenu } from '../menu/use-menu.ts';
import { TableKeys } from './table-keys.tsx';

/** Binds G and a letter to each page of the menu, and the keys of the open list. */
export default function PageKeys() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pages, groups } = useMenu();
  const all = [...pages, ...groups.flatMap((group) => group.pages)];
  const letters = pageLetters(all.map(({ label }) => label));
  useKeys(
    all.flatMap(({ path, label }, index) => {
      const letter = letters[index];
      if (letter === undefined) return [];
      return [{ key: `G ${letter}`, label: t('keys.go', { page: label }), run: () => void navigate(path) }];
    }),
  );
  return <TableKeys />;
}
