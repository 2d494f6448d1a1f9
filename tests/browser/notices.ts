import type { Page } from 'playwright-core';

export const WIDTHS = [1280, 1366, 1440, 390];

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: { readonly value?: { readonly addNotification?: (notice: object) => void } } | null;
}

export async function showNotice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.querySelector('#root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const waiting: Fiber[] = [Reflect.get(root, key) as Fiber];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const add = fiber.memoizedProps?.value?.addNotification;
      if (add) {
        add({
          message: 'Đơn hàng DH261130-0016 đã chuyển sang trạng thái Đã nạp vé',
          type: 'success',
          notificationOptions: { autoHideDuration: null },
        });
        return;
      }
      waiting.push(...[fiber.sibling, fiber.child].filter((next) => next !== null));
    }
    throw new Error('The page has no context of notices.');
  });
  await page.locator('.MuiSnackbar-root').waitFor();
}

/**
 * Returns the enabled controls that a notification covers. Checks controls in bars at each scroll position, and other
 * controls after scrolling to them.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const CONTROLS = ':is(a[href], button, input, select, textarea, [role=combobox], [tabindex="0"])';
    const frames = async () => {
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
    };
    const isBar = (element: Element) => {
      const { position, bottom } = getComputedStyle(element);
      return (position === 'sticky' && bottom !== 'auto') || element.matches('.MuiTablePagination-root');
    };
    const found = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (control) =>
          control.checkVisibility() && !control.matches(':disabled, [aria-hidden=true] *, .MuiSelect-nativeInput'),
      );
    const isCovered = (control: HTMLElement) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      // Also checks points near the edges of a control, because people seldom click exactly in the center.
      const points = [
        [middle.x, middle.y],
        [left + 2, middle.y],
        [right - 2, middle.y],
        [middle.x, top + 2],
        [middle.x, bottom - 2],
      ] as const;
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        const notice = hit?.closest('.MuiSnackbar-root, [role=status] > .MuiPaper-root, .MuiAlert-filled');
        return notice !== null && notice !== undefined && !notice.contains(control);
      });
    };
    const nameOf = (control: HTMLElement) =>
      `${control.tagName} ${(control.getAttribute('aria-label') ?? control.innerText).trim()}`;
    const covered = new Set<string>();
    const height = document.documentElement.scrollHeight;
    for (const part of [0, 0.5, 1]) {
      scrollTo(0, part * height);
      await frames();
      const bars = new Set([...document.querySelectorAll('main *')].filter(isBar));
      const inBar = (control: Element | null): boolean =>
        control !== null && (bars.has(control) || inBar(control.parentElement));
      for (const control of found(`main ${CONTROLS}`))
        if (inBar(control) && isCovered(control)) covered.add(nameOf(control));
    }
    for (const control of found(`main ${CONTROLS}`)) {
      control.scrollIntoView({ block: 'center', inline: 'nearest' });
      if (control.getBoundingClientRect().bottom < innerHeight - 250) continue;
      await frames();
      if (isCovered(control)) covered.add(nameOf(control));
    }
    scrollTo(0, 0);
    return [...covered];
  });
}

export async function coveredAtAllWidths(page: Page, settle: () => Promise<void>): Promise<string[]> {
  const covered: string[] = [];
  await settle();
  await showNotice(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    await settle();
    covered.push(...(await coveredControls(page)).map((name) => `${width} px: ${name}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return covered;
}
