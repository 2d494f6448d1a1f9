import WrongLocation from '@mui/icons-material/WrongLocation';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';

/** Renders the page for an address that does not exist. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={<WrongLocation aria-hidden />}
      title={t('not_found.title')}
      text={t('not_found.text')}
      back={t('not_found.back')}
    />
  );
}
