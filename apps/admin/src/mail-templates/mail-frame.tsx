import { useRef } from 'react';

/**
 * Renders a mail in a sandboxed frame that runs no scripts. The page's content security policy forbids inline styles,
 * so a script sets the styles of the mail after it loads.
 */
export function MailFrame({ html, title }: { readonly html: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page || !frame.current) return;
    for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? '';
    // Removes the targets of links, because a click in a preview must not leave the page.
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

/**
 * Moves inline styles to a data attribute. Replacing text is safe here: values in the HTML are escaped, including
 * quotation marks.
 */
function withoutStyles(html: string): string {
  return html.replace(/<style>[^]*?<\/style>/u, '').replaceAll(' style="', ' data-style="');
}
