import LockPerson from '@mui/icons-material/LockPerson';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';

export function AccessDeniedPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={<LockPerson aria-hidden />}
      title={t('access_denied.title')}
      text={t('access_denied.text')}
      back={t('not_found.back')}
    />
  );
}
