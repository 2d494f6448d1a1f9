// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { safeText } from './safe-text.ts';

const htmlOf = (html: string) => {
  const box = document.createElement('div');
  box.append(safeText(html, document));
  return box.innerHTML;
};

it.each([
  ['plain text', 'Xin chào', 'Xin chào'],
  [
    'marks and lists',
    '<p>a <strong>b</strong></p><ul><li>c</li></ul>',
    '<p>a <strong>b</strong></p><ul><li>c</li></ul>',
  ],
  ['headings, below the page’s own', '<h1>a</h1><h3>b</h3>', '<h3>a</h3><h4>b</h4>'],
  ['a link', '<a href="/search" onclick="x()" target="_top">a</a>', '<a href="/search" rel="noopener">a</a>'],
  ['no link that runs', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['no script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['no style, no handler', '<p style="color:red" onmouseover="x()">a</p>', '<p>a</p>'],
  ['no picture that fetches', '<img src=x onerror=alert(1)>a', 'a'],
  ['no frame or form', '<iframe src="//x"></iframe><form><button>a</button></form>', 'a'],
  ['no svg', '<svg><a href="javascript:1"><text>x</text></a></svg>b', 'b'],
  ['unknown elements, by their text', '<div><span class="x">a</span> b</div>', 'a b'],
  [
    'cells that span',
    '<table><tbody><tr><td colspan="2" class="x">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ['comments left out', 'a<!-- b -->c', 'ac'],
])('sanitized rich text contains only safe content: %s', (_what, html, sanitized) =>
  expect(htmlOf(html)).toBe(sanitized),
);
