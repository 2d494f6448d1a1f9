import type { CodeKind } from '@tuyen/model';

export type TemplateName =
  | { readonly kind: 'text'; readonly path: string }
  | { readonly kind: CodeKind; readonly path: string }
  | { readonly kind: 'logo' };

const LOGO = 'print.logo';
export const TEMPLATE_WORDS: readonly string[] = [LOGO];

/** Parses the name of a template placeholder: `customer.full_name`, `qr:code`, `barcode:serial` or `print.logo`. */
export function templateName(name: string): TemplateName {
  if (name === LOGO) return { kind: 'logo' };
  const [, code, path] = /^(qr|barcode):(.*)$/su.exec(name) ?? [];
  return code === undefined || path === undefined
    ? { kind: 'text', path: name }
    : { kind: code === 'qr' ? 'qr' : 'barcode', path: path.trim() };
}
