import { Button } from '@mui/material';
import { textIn, type Operation, type Transition } from '@tuyen/model';
import { useLocale } from 'react-admin';

export const LOOKS = {
  primary: { variant: 'contained', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
  neutral: { variant: 'outlined', color: 'primary' },
} as const;

export function ActionButton({
  action: { tone, label },
  onClick,
}: {
  readonly action: Transition | Operation;
  readonly onClick: () => void;
}) {
  const language = useLocale();
  return (
    <Button size="small" {...LOOKS[tone]} onClick={onClick}>
      {textIn(label, language)}
    </Button>
  );
}
