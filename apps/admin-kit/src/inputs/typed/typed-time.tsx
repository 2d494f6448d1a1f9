import { Box, IconButton, InputAdornment, Popover, TextField, type TextFieldProps } from '@mui/material';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { useRef, useState, type CompositionEvent } from 'react';
import { useTranslate } from 'react-admin';
import { monthPattern, type Precision } from '@tuyen/model';
import { useFormats } from '../../format/use-formats.ts';
import { useToday } from '../../format/use-today.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { isComposing, type TextElement } from './composing.ts';

// The calendars load when they open, because a list with a date filter does not need them before. The placeholders have
// the calendars' final sizes, so that the popover is positioned correctly.
const DayCalendar = lazyComponent(
  async () => ({ default: (await import('../calendar/day-calendar.tsx')).DayCalendar }),
  <Box sx={{ width: 308, height: 372 }} />,
);
const MonthCalendar = lazyComponent(
  async () => ({ default: (await import('../calendar/month-calendar.tsx')).MonthCalendar }),
  <Box sx={{ width: 308, height: 264 }} />,
);

type TypedTimeProps = Pick<TextFieldProps, 'className' | 'disabled' | 'error' | 'helperText' | 'label' | 'size'> & {
  readonly id: string;
  readonly name?: string;
  readonly precision: Precision;
  readonly value: unknown;
  /**
   * Called with the parsed value, or with null if the user cleared the text. Text that is not a valid time is passed
   * unchanged, so that validation can report it.
   */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: (element: HTMLInputElement | null) => void;
  /**
   * True for a list filter: text that is not a valid time counts as empty, because the server would reject it in a
   * filter.
   */
  readonly wholeOnly?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
};

/**
 * Input for a month, a date or a timestamp: typed as `09/2026`, `05/09/2026` or `05/09/2026 14:05`, or chosen from a
 * calendar. A browser's own date input would follow the browser's language.
 */
export function TypedTime(props: TypedTimeProps) {
  const { id, precision, value, onChange, onBlur, inputRef, wholeOnly, required, readOnly, ...field } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { zone, region, time: write, readTime } = useFormats();
  const pattern = precision === 'month' ? monthPattern(region.dates) : region.dates;
  const now = useToday();
  const input = useRef<HTMLInputElement>(null);
  const lengthBefore = useRef(0);
  const stored = typeof value === 'string' ? value : '';
  const asStored = (text: string) => readTime(text, precision) ?? (wholeOnly || text.trim() === '' ? null : text);
  // Shows the typed text as long as the stored value comes from this text. Otherwise, shows the stored value.
  const shown = typed !== null && (asStored(typed) ?? '') === stored ? typed : write(stored, precision);

  const take = ({ value: text, selectionStart }: TextElement, before: number) => {
    // Separators are added only at the end of the typed text, because elsewhere they would move the caret.
    const grows = text.length > before && (selectionStart ?? text.length) === text.length;
    const next = grows ? withSigns(text, pattern) : text;
    setTyped(next);
    onChange(asStored(next));
  };
  const choose = (chosen: string) => {
    const text = write(chosen, precision === 'minute' ? 'day' : precision);
    const time = / \S+$/.exec(write(stored, precision))?.[0] ?? ' 00:00';
    setTyped(null);
    setOpen(false);
    onChange(asStored(precision === 'minute' ? text + time : text));
  };
  const known = readTime(write(stored, precision), precision);
  const calendar = { today: now, onChoose: choose };
  const words = `form.calendar.open_${precision === 'month' ? 'month' : 'day'}`;
  return (
    <>
      <TextField
        {...field}
        id={id}
        value={shown}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          inputRef?.(element);
        }}
        onChange={({ target, nativeEvent }) =>
          // Does not rewrite the text while an input method composes it, because that would double the digits.
          take(target, isComposing(nativeEvent) ? Infinity : shown.length)
        }
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        fullWidth
        slotProps={{
          input: {
            readOnly: readOnly ?? false,
            endAdornment:
              readOnly || field.disabled ? null : (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    aria-label={translate(words)}
                    aria-haspopup="dialog"
                    onClick={() => setOpen(true)}
                  >
                    <CalendarMonth fontSize="small" />
                  </IconButton>
                </InputAdornment>
              ),
          },
          htmlInput: {
            // Asks for the full keyboard for a timestamp, because numeric keypads of phones have neither the colon nor
            // the space.
            inputMode: precision === 'minute' ? 'text' : 'numeric',
            autoComplete: 'off',
            onCompositionStart: () => (lengthBefore.current = shown.length),
            onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
              take(currentTarget, lengthBefore.current),
            placeholder: pattern.toLowerCase() + (precision === 'minute' ? ' hh:mm' : ''),
            ...(required ? { 'aria-required': true } : {}),
          },
          formHelperText: { id: `${id}-helper-text` },
        }}
      />
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => input.current?.closest('.MuiInputBase-root') ?? null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate(words) },
          transition: { onExited: () => selectTime(input.current, precision) },
        }}
      >
        {precision === 'month' ? (
          <MonthCalendar {...calendar} chosen={known} />
        ) : (
          <DayCalendar
            {...calendar}
            chosen={known === undefined || precision === 'day' ? known : zone.dayOf(new Date(known))}
          />
        )}
      </Popover>
    </>
  );
}

function selectTime(input: HTMLInputElement | null, precision: Precision): void {
  input?.focus();
  const time = precision === 'minute' ? (input?.value.indexOf(' ') ?? -1) : -1;
  if (time >= 0) input?.setSelectionRange(time + 1, input.value.length);
}

/**
 * Adds the separator of the pattern after a complete part, for example the slash after the day. Numeric keypads of
 * phones have no slash.
 */
function withSigns(typed: string, pattern: string): string {
  const at = /^[\d/.\- ]*\d$/.test(typed) ? pattern[typed.length] : undefined;
  if (at !== undefined && /[^A-Za-z]/.test(at) && maskOf(typed) === maskOf(pattern.slice(0, typed.length)))
    return typed + at;
  const sign = /[^A-Za-z]/.exec(pattern)?.[0] ?? '';
  return typed.endsWith(sign + sign) ? typed.slice(0, -1) : typed;
}

/**
 * Replaces letters and digits with 0, so that a typed text and a pattern, such as `05/0` and `dd/M`, can be compared by
 * their separators.
 */
function maskOf(text: string): string {
  return text.replace(/[0-9A-Za-z]/g, '0');
}
