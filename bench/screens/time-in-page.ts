// Times as the page itself takes them: from where it began to what is painted, so that nothing counts of
// the program that drives the browser.

import type { Page } from 'playwright-core'

/** In milliseconds; a screen that never comes is as slow as that. */
const patience = 20_000

/** There is a heading, nothing in sight is still a skeleton, and that has been painted. */
const watching = `
  window.whenShown = began => new Promise(resolve => {
    const inSight = one => { const { top, bottom } = one.getBoundingClientRect(); return top < innerHeight && bottom > 0 }
    const isThere = () => {
      const heading = document.querySelector('h1:not([data-left])')
      return heading && heading.textContent !== '' && location.pathname === window.awaited &&
        ![...document.querySelectorAll('.skeleton-bar')].some(inSight)
    }
    const last = performance.now() + ${patience}
    const look = () => {
      if (isThere()) requestAnimationFrame(() => resolve(performance.now() - began))
      else if (performance.now() > last) resolve(${patience})
      else requestAnimationFrame(look)
    }
    look()
  })`

export async function watchPages(page: Page): Promise<void> {
  await page.addInitScript(watching)
}

/** A whole load of the page, its files and what the device keeps being there. */
export async function timeOfReload(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate<number>(`(window.awaited = location.pathname, window.whenShown(0))`)
}

/** From one place to another within the portal, as a link would. */
export async function timeOfVisit(page: Page, path: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    window.awaited = new URL(${JSON.stringify(path)}, location.href).pathname
    const began = performance.now()
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState({}, '', ${JSON.stringify(path)})
    return window.whenShown(began)
  })()`)
}

/** From a key to the moment when a condition holds and is painted. */
export async function timeFromKey(page: Page, key: string, holds: string): Promise<number> {
  await page.evaluate(`void (window.pressed = new Promise(resolve => {
    addEventListener('keydown', () => {
      const began = performance.now()
      const look = () => (${holds} ? requestAnimationFrame(() => resolve(performance.now() - began)) : requestAnimationFrame(look))
      look()
    }, { once: true, capture: true })
  }))`)
  await page.keyboard.press(key)
  return page.evaluate<number>('window.pressed')
}
