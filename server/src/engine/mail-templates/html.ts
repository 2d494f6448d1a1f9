import type { FilledBlock, FilledMail } from './filled-mail.ts';

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DEFAULT_COLOR = '#0b5394';

/**
 * Styles for mail programs with a dark mode. Other programs use the inline colors, which are readable on both
 * backgrounds.
 */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #16181c !important; }
  .card { background: #23262d !important; border-left-color: #3a3f4a !important; border-right-color: #3a3f4a !important; border-bottom-color: #3a3f4a !important; }
  .note { background: #1c2a3a !important; }
  .ink { color: #eceef2 !important; }
  .soft { color: #aab1bd !important; }
  .line { border-color: #3a3f4a !important; }
  .head { border-color: #3a3f4a !important; }
}
@media (max-width: 480px) {
  .inner { padding-left: 20px !important; padding-right: 20px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding-bottom: 0 !important; border-top-width: 1px !important; }
  .value { padding-top: 2px !important; border-top-width: 0 !important; }
}`;

/** Renders the mail as HTML that mail programs support: table layout, inline styles, no script, every value escaped. */
export function htmlOf({ language, subject, blocks, sender }: FilledMail): string {
  const color = sender.color ?? DEFAULT_COLOR;
  const rows = blocks.map((block) => blockHtml(block, color)).join('\n');
  const logo = sender.logo
    ? `<img src="${escapedHtml(sender.logo)}" alt="" height="40" style="display:block;height:40px;max-width:160px;margin-bottom:10px">`
    : '';
  return `<!doctype html>
<html lang="${escapedHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f3f6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f3f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dfe3e8;border-top:4px solid ${color};border-radius:6px">
<tr><td class="inner head" style="padding:22px 32px 16px;border-bottom:1px solid #e6e9ed">
${logo}<span class="ink" style="${FONT};font-size:16px;line-height:22px;font-weight:600;color:#1d2530">${escapedHtml(sender.name)}</span>
</td></tr>
<tr><td class="inner" style="padding:24px 32px 8px">
<h1 class="ink" style="margin:0;${FONT};font-size:21px;line-height:28px;font-weight:700;color:#1d2530">${escapedHtml(subject)}</h1>
</td></tr>
${rows}
<tr><td style="height:14px;font-size:0;line-height:14px">&nbsp;</td></tr>
<tr><td class="inner line" style="padding:18px 32px 22px;border-top:1px solid #e6e9ed">
${footer(sender)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const cell = (content: string, padding = '8px 32px'): string =>
  `<tr><td class="inner" style="padding:${padding}">\n${content}\n</td></tr>`;

const TONES = {
  normal: { size: '15px', line: '23px', weight: '400', color: '#1d2530', name: 'ink' },
  small: { size: '13px', line: '19px', weight: '400', color: '#5a6472', name: 'soft' },
} as const;

function blockHtml(block: FilledBlock, color: string): string {
  switch (block.kind) {
    case 'paragraph': {
      if (block.tone === 'strong') return noteHtml(block.text, color);
      const tone = TONES[block.tone];
      const style = `margin:0;${FONT};font-size:${tone.size};line-height:${tone.line};font-weight:${tone.weight};color:${tone.color}`;
      return cell(`<p class="${tone.name}" style="${style}">${lines(block.text)}</p>`);
    }
    case 'rows':
      return cell(
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">\n${block.rows.map(rowHtml).join('\n')}\n</table>`,
        '10px 32px',
      );
    case 'button':
      return cell(
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${color}" style="border-radius:5px;background:${color}"><a href="${escapedHtml(block.link)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapedHtml(block.label)}</a></td></tr></table>`,
        '12px 32px 16px',
      );
  }
}

function noteHtml(text: string, color: string): string {
  const style = `padding:12px 16px;border-left:4px solid ${color};background:#eaf2fb;${FONT};font-size:15px;line-height:23px;font-weight:600;color:#1d2530`;
  return cell(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="note ink" style="${style}">${lines(text)}</td></tr></table>`,
    '10px 32px',
  );
}

function rowHtml({ label, text }: { readonly label: string; readonly text: string }): string {
  const style = `padding:9px 0;border-top:1px solid #e6e9ed;${FONT};font-size:14px;line-height:21px;vertical-align:top`;
  return `<tr><td class="soft line label" width="34%" style="${style};padding-right:14px;color:#5a6472">${escapedHtml(label)}</td><td class="ink line value" style="${style};color:#1d2530;font-weight:600">${lines(text)}</td></tr>`;
}

function footer({ name, hotline, email, address }: FilledMail['sender']): string {
  const soft = `${FONT};font-size:13px;line-height:20px;color:#5a6472`;
  const contact = [
    hotline ? `<span class="ink" style="color:#1d2530;font-weight:600">${escapedHtml(hotline)}</span>` : '',
    email ? `<a class="soft" href="mailto:${escapedHtml(email)}" style="color:#5a6472">${escapedHtml(email)}</a>` : '',
  ].filter((part) => part !== '');
  const all = [escapedHtml(name), contact.join(' · '), address ? escapedHtml(address) : ''].filter(
    (line) => line !== '',
  );
  return `<p class="soft" style="margin:0;${soft}">${all.join('<br>')}</p>`;
}

const lines = (text: string): string => escapedHtml(text).replaceAll('\n', '<br>');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}
