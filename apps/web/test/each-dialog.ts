// Opens every dialog that a press on a screen opens, by itself or by the menu that it opens, one after the
// other. Nothing is pressed that changes or removes what stands there.

import type { Locator, Page } from 'playwright-core'

/** `dialog`: a name for a file. */
type OnDialog = (dialog: string) => Promise<void>

const changing =
  /delete|remove|discard|retire|submit|undo|redo|sign out|leave|revoke|clear|accept|confirm|copy|save|download|export|restore|stop|take the tour|not now/i

/** In milliseconds: what opens nothing by then opens nothing. */
const patience = 800

export async function eachDialog(
  page: Page,
  open: () => Promise<void>,
  onDialog: OnDialog,
): Promise<void> {
  await open()
  const here = page.url()
  const back = async () => {
    await page.keyboard.press('Escape')
    const isGone = (await dialogOf(page).count()) === 0
    if (!isGone || page.url() !== here) await open()
  }
  // Every column of a table has the same menu.
  const seen = new Set<string>()
  for (const name of await namesOf(buttonsOf(page))) {
    const opened = await press(page, 'button', name)
    if (opened === 'dialog') await onDialog(fileName(name))
    const items = opened === 'menu' ? await namesOf(itemsOf(page)) : []
    await back()
    for (const item of items.filter(one => !seen.has(one))) {
      seen.add(item)
      if ((await press(page, 'button', name)) !== 'menu') break
      if ((await press(page, 'menuitem', item)) === 'dialog') await onDialog(fileName(item))
      await back()
    }
  }
}

const buttonsOf = (page: Page) => page.locator('main').getByRole('button', { disabled: false })
const itemsOf = (page: Page) => page.getByRole('menuitem', { disabled: false })
const dialogOf = (page: Page) => page.locator('[role=dialog]:visible')

/** Each once: the same button of many rows opens the same dialog. */
async function namesOf(some: Locator): Promise<readonly string[]> {
  const names = await some.evaluateAll(all =>
    all.map(one => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )
  const byKind = new Map(names.map(name => [name.replaceAll(/\d+/g, '#'), name]))
  return [...byKind.values()].filter(name => name.trim() !== '' && !changing.test(name))
}

async function press(page: Page, role: 'button' | 'menuitem', name: string) {
  const before = await dialogOf(page).count()
  const among = role === 'button' ? page.locator('main') : page
  const one = among.getByRole(role, { name, exact: true }).first()
  await one.click({ timeout: patience }).catch(() => undefined)
  const end = Date.now() + patience
  while (Date.now() < end) {
    if ((await dialogOf(page).count()) > before) return 'dialog'
    if (role === 'button' && (await itemsOf(page).count()) > 0) return 'menu'
    await page.waitForTimeout(50)
  }
  return 'nothing'
}

function fileName(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return plain.replaceAll(/^-|-$/g, '').slice(0, 40)
}
