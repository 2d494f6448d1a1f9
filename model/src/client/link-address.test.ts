import { expect, test } from 'vitest';
import { isSafeAddress } from './link-address.ts';

test.each([
  'https://example.vn/a?b=c#d',
  'http://example.vn',
  'mailto:hotro@tuyen.example',
  'tel:19001234',
  '/policy?tab=payment',
  '?tab=payment',
  '#top',
  './trang',
  'trang/con',
  '/policy?tab=payment#payment',
  'policy',
  '../download',
  'HTTPS://TUYEN.example',
])('the address %s is allowed in a link', (address) => expect(isSafeAddress(address)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.vn',
  'file:///etc/passwd',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'blob:https://a/b',
  'https://',
  '',
])('the address %j is rejected in a link', (address) => expect(isSafeAddress(address)).toBe(false));
