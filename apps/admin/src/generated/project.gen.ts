// From tuyen.config.json, schemas/menu.json and schemas/kinds/ by `tuyen generate`. Edit those files instead.
import type { MenuGroup, ProjectKind, Region } from '@tuyen/model';

/** The first one is the default and the last fallback. */
export const languages = ['vi', 'en'] as const;

/** How times, numbers and money are written. */
export const region: Region = {
  timeZone: 'Asia/Ho_Chi_Minh',
  dates: 'dd/MM/yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'VND', minorUnit: 0, pattern: '{amount}đ' },
};

/** Groups of the menu, in order. */
export const menu: readonly MenuGroup[] = [
  { name: 'sales', label: { vi: 'Bán vé và thẻ', en: 'Tickets and cards' } },
  { name: 'customers', label: { vi: 'Khách hàng', en: 'Customers' } },
  { name: 'operations', label: { vi: 'Vận hành', en: 'Operations' } },
  { name: 'catalogue', label: { vi: 'Danh mục', en: 'Catalogues' } },
  { name: 'organisation', label: { vi: 'Tổ chức', en: 'Organisation' } },
  { name: 'system', label: { vi: 'Hệ thống', en: 'System' } },
  { name: 'other', label: { vi: 'Khác', en: 'Other' } },
];

/** Texts with rules of their own, by the `format` that names them. */
export const kinds: readonly ProjectKind[] = [
  {
    name: 'card-code',
    base: 'text',
    pattern: '^[A-Z0-9]{8,12}$',
    message: {
      vi: 'Mã thẻ gồm 8 đến 12 chữ cái in hoa hoặc chữ số.',
      en: 'A card code has 8 to 12 capital letters or digits.',
    },
    transform: ['compact', 'upper'],
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['HN26A00123', '04A1B2C3D4E5'],
  },
  {
    name: 'catalogue-code',
    base: 'text',
    pattern: '^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$',
    message: {
      vi: 'Mã chỉ gồm chữ cái in hoa không dấu và chữ số, các phần cách nhau bằng dấu -, _ hoặc dấu chấm.',
      en: 'A code has capital letters and digits only; its parts are joined by -, _ or a dot.',
    },
    transform: 'upper',
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['HN-01', 'DD0123', 'HSSV'],
  },
  {
    name: 'day-count',
    base: 'text',
    pattern: '^\\d{1,3}(?:-\\d{1,3})?$',
    message: {
      vi: 'Nhập một số ngày hoặc một khoảng, ví dụ 4 hoặc 3-5.',
      en: 'Enter a number of days or a range, for example 4 or 3-5.',
    },
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['4', '3-5'],
  },
  {
    name: 'hotline',
    base: 'text',
    pattern: '^(?:\\+84|0|1[89]00)[0-9 .]{4,12}$',
    message: {
      vi: 'Số tổng đài không hợp lệ. Ví dụ: 1900 1296 hoặc 024 3825 1234.',
      en: 'The hotline is not valid. Examples: 1900 1296 or 024 3825 1234.',
    },
    inputMode: 'tel',
    autocomplete: 'off',
    examples: ['1900 1296', '024 3825 1234'],
  },
  {
    name: 'identity-number',
    base: 'text',
    pattern: '^(?:0\\d{11}|[A-Z]{1,2}\\d{6,8})$',
    message: {
      vi: 'Nhập 12 chữ số của căn cước hoặc số hộ chiếu, ví dụ 001099012345.',
      en: 'Enter the 12 digits of the identity card, or a passport number. Example: 001099012345.',
    },
    transform: ['compact', 'upper'],
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['001099012345', '036201004567', 'C1234567'],
  },
  {
    name: 'permission-slug',
    base: 'text',
    pattern: '^[a-z]+(?:-[a-z]+)*\\.[a-z]+(?:-[a-z]+)*$',
    message: {
      vi: 'Quyền có dạng phân_hệ.hành_động, ví dụ order.approve.',
      en: 'A permission reads module.action, for example order.approve.',
    },
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['order.approve', 'customer-card.read'],
  },
  {
    name: 'route-code',
    base: 'text',
    pattern: '^[A-Z]{0,3}\\d{1,3}(?:\\.\\d)?[A-Z]?$',
    message: {
      vi: 'Mã tuyến không hợp lệ. Ví dụ: 02, 22A, 103B, BRT01, E05.',
      en: 'The route code is not valid. Examples: 02, 22A, 103B, BRT01, E05.',
    },
    transform: 'upper',
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['22A', 'BRT01', 'E05', '146'],
  },
  {
    name: 'short-name',
    base: 'text',
    pattern: '^[A-Z0-9]{2,10}$',
    message: {
      vi: 'Tên viết tắt gồm 2 đến 10 chữ cái in hoa không dấu hoặc chữ số.',
      en: 'A short name has 2 to 10 capital letters or digits.',
    },
    transform: 'upper',
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['XNHN', 'BRT', 'DLT01'],
  },
  {
    name: 'tax-code',
    base: 'text',
    pattern: '^\\d{10}(?:-\\d{3})?$',
    message: {
      vi: 'Mã số thuế gồm 10 chữ số, chi nhánh thêm gạch ngang và 3 chữ số.',
      en: 'A tax code has 10 digits; a branch adds a hyphen and 3 digits.',
    },
    inputMode: 'numeric',
    autocomplete: 'off',
    examples: ['0100123456', '0100123456-001'],
  },
  {
    name: 'username',
    base: 'text',
    pattern: '^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$',
    message: {
      vi: 'Tên đăng nhập bắt đầu bằng chữ cái, chỉ gồm chữ thường không dấu, chữ số và dấu . _ -',
      en: 'A username begins with a letter and has lower-case letters, digits and . _ - only.',
    },
    transform: 'lower',
    inputMode: 'text',
    autocomplete: 'username',
    examples: ['nguyen.van.an', 'company-admin'],
  },
  {
    name: 'vn-phone',
    base: 'phone',
    pattern:
      '^(?:\\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\\d{7})$',
    message: {
      vi: 'Số điện thoại không hợp lệ. Ví dụ: 0912345678, +84912345678 hoặc 02438251234.',
      en: 'The phone number is not valid. Examples: 0912345678, +84912345678 or 02438251234.',
    },
    transform: 'compact',
    inputMode: 'tel',
    autocomplete: 'tel',
    examples: ['0912345678', '+84387654321', '02438251234'],
  },
  {
    name: 'vn-plate',
    base: 'text',
    pattern: '^(?:1[1-9]|[2-9]\\d)[A-Z]{1,2}-(?:\\d{3}\\.\\d{2}|\\d{4})$',
    message: { vi: 'Biển số không hợp lệ. Ví dụ: 29B-123.45.', en: 'The plate is not valid. Example: 29B-123.45.' },
    transform: 'upper',
    inputMode: 'text',
    autocomplete: 'off',
    examples: ['29B-123.45', '30H-678.90', '29LD-0456'],
  },
];
