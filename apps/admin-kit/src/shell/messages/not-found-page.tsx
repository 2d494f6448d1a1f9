import WrongLocation from '@mui/icons-material/WrongLocation';
import { useTranslate } from 'react-admin';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <MessagePage
      icon={<WrongLocation aria-hidden />}
      title={translate('not_found.title')}
      text={translate('not_found.text')}
      back={translate('not_found.back')}
    />
  );
}
