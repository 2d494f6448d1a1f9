import { accessibleNameOf, referred, visibleTextOf } from './text.ts';

export interface Control {
  readonly role: string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly help: string;
  /** All other attributes of the input that a user can notice: limits, keyboard type, disabled or read-only. */
  readonly more: Readonly<Record<string, string>>;
}

const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type=hidden], [aria-hidden=true])',
  'select',
  'textarea:not([aria-hidden=true])',
  '[role=button]:not(button)',
  '[role=combobox]:not(input)',
  '[role=textbox]:not(input, textarea)',
  '[role=slider]',
].join();

const MORE = [
  'accept',
  'autocapitalize',
  'autocomplete',
  'checked',
  'disabled',
  'href',
  'inputmode',
  'max',
  'maxlength',
  'min',
  'minlength',
  'multiple',
  'pattern',
  'placeholder',
  'readonly',
  'rows',
  'step',
];

export function controlsIn(element: Element): readonly Control[] {
  return [...element.querySelectorAll(CONTROLS)].map(controlOf);
}

function controlOf(element: Element): Control {
  const name = accessibleNameOf(element);
  const field = element.closest('.MuiFormControl-root');
  const help = field?.querySelector('.MuiFormHelperText-root');
  const given = MORE.map((attribute) => [attribute, element.getAttribute(attribute)] as const);
  return {
    role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    name,
    type: element.getAttribute('type') ?? '',
    value: valueOf(element),
    // React-admin may mark a required field only by an asterisk in its label.
    required: element.getAttribute('aria-required') === 'true' || element.matches('[required]') || name.includes('*'),
    invalid: element.getAttribute('aria-invalid') === 'true' || Boolean(field?.querySelector('.Mui-error')),
    help: referred(element, 'aria-describedby') ?? (help ? visibleTextOf(help) : ''),
    more: Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null)),
  };
}

function valueOf(element: Element): string {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return String(element.checked);
  return 'value' in element && element.tagName !== 'BUTTON' ? String(element.value) : visibleTextOf(element);
}
