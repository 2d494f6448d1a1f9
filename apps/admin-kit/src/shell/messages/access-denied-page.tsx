import LockPerson from '@mui/icons-material/LockPerson';
import { useTranslate } from 'react-admin';
import { MessagePage } from './message-page.tsx';

export function AccessDeniedPage() {
  const translate = useTranslate();
  return (
    <MessagePage
      icon={<LockPerson aria-hidden />}
      title={translate('access_denied.title')}
      text={translate('access_denied.text')}
      back={translate('not_found.back')}
    />
  );
}
