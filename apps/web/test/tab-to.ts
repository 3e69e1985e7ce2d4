// Going through a page as someone does who uses the keyboard alone.

import type { Page } from 'playwright-core'

/** Tabs until what has the focus is called so, as someone does who hears the names. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>(
      `(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText ?? '') + ' ' + (document.activeElement?.labels?.[0]?.innerText ?? '')`,
    )
    if (name.test(focused)) return
  }
  throw new Error(`Nothing called ${name} is reached by Tab on ${page.url()}.`)
}
