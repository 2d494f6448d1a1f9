import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface MenuSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

export function MenuSearch({ value, onChange, onEnter }: MenuSearchProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="input"
      type="search"
      value={value}
      placeholder={t('menu.search')}
      aria-label={t('menu.search')}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          // Prevents the default action of Enter. Enter closes the menu drawer, which returns the focus to the menu
          // button. The same key press would then press that button.
          event.preventDefault();
          onEnter();
        }
        if (event.key === 'Escape') onChange('');
      }}
      sx={{
        width: 'calc(100% - 24px)',
        height: 34,
        mx: '12px',
        my: 1,
        px: 1,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        bgcolor: 'background.default',
        color: 'text.primary',
        font: 'inherit',
        fontSize: 14,
        '&::placeholder': { color: 'text.secondary', opacity: 1 },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    />
  );
}
