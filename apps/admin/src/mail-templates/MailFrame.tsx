import { useRef } from 'react';

/**
 * A mail as mail programs show it, in a frame of its own that runs nothing. The page's policy allows no inline styles, so the ones of
 * the mail are set by script once it is there.
 */
export function MailFrame({ html, title }: { readonly html: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page || !frame.current) return;
    for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? '';
    // A preview leads nowhere.
    for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
    frame.current.style.height = `${page.documentElement.scrollHeight}px`;
  };
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      onLoad={show}
      width="100%"
      style={{ border: 0 }}
    />
  );
}

/** Values are escaped, quotation marks too: what looks like an attribute is one. */
function withoutStyles(html: string): string {
  return html.replace(/<style>[^]*?<\/style>/u, '').replaceAll(' style="', ' data-style="');
}
