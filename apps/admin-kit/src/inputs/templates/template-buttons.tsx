import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface TemplateButtonsProps {
  readonly templates: readonly string[];
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function TemplateButtons({ templates, value, onChange }: TemplateButtonsProps) {
  const translate = useTranslate();
  if (templates.length === 0) return null;
  const choose = (template: string) => onChange(withTemplate(value, template, templates));
  return (
    <Box
      role="group"
      aria-label={translate('templates.group')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}
      onKeyDown={(event) => {
        const template = templates[Number(event.key) - 1];
        if (template === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        choose(template);
      }}
    >
      {templates.map((template, index) => (
        <Chip
          key={template}
          variant={value.includes(template) ? 'filled' : 'outlined'}
          label={template}
          icon={<Digit>{index + 1}</Digit>}
          onClick={() => choose(template)}
          aria-keyshortcuts={String(index + 1)}
          sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Box>
  );
}

function Digit({ children }: { readonly children: number }) {
  return (
    <Box component="span" aria-hidden sx={{ pl: 0.75, fontSize: '0.75rem', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

/**
 * Returns the text after a template is chosen. The template replaces another template, and is appended to text that was
 * typed by hand.
 */
export function withTemplate(value: string, template: string, templates: readonly string[]): string {
  const typed = value.trim();
  if (typed === '' || templates.includes(typed)) return template;
  return typed.includes(template) ? typed : `${typed} ${template}`;
}
