import { expect, it } from 'vitest';
import { isSafeLink } from './link-address.ts';

it.each([
  ['https://tuyen.example/a', true],
  ['http://tuyen.example', true],
  ['mailto:hotro@tuyen.example', true],
  ['tel:19000126', true],
  ['/policy?tab=payment#payment', true],
  ['policy', true],
  ['../download', true],
  ['#payment', true],
  ['?tab=private', true],
  ['HTTPS://TUYEN.example', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['  javascript:alert(1)', false],
  ['data:text/html,<script>1</script>', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  ['blob:https://a/b', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['\\\\elsewhere.example', false],
  ['', false],
  ['https://', false],
])('%j may be linked to: %s', (address, safe) => expect(isSafeLink(address)).toBe(safe));
