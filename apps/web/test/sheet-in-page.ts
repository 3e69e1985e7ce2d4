// A sheet in a page, as the journeys touch it: cells by line and place, the clipboard as Excel fills it.

import type { BrowserContext, Locator, Page } from 'playwright-core'

/** Both count from 0; the name stands at place 0. */
export function cellAt(page: Page, line: number, place: number): Locator {
  return page.locator(`[data-line="${line}"] > [data-place="${place}"]`)
}

/** What a cell with a figure says, with however many decimals. */
export async function figureIn(cell: Locator): Promise<number> {
  return Number((await cell.textContent())?.replaceAll(',', ''))
}

/** The first line that nothing stands in yet. */
export async function goToBlankLine(page: Page): Promise<void> {
  await cellAt(page, 0, 0).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
}

interface PageOfSheet {
  readonly page: Page
  readonly context: BrowserContext
}

/** Lines as Excel puts them on the clipboard. */
export async function putOnClipboard(
  { page, context }: PageOfSheet,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const text = `${rows.map(cells => cells.join('\t')).join('\r\n')}\r\n`
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
}

/** And the keys that paste them. */
export async function paste(
  sheet: PageOfSheet,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await putOnClipboard(sheet, rows)
  await sheet.page.keyboard.press('Control+v')
}

/** Lines to paste, by what columns are called. */
export async function linesOf(
  page: Page,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<readonly (readonly string[])[]> {
  await page.locator('.sheet-heading').first().waitFor()
  const headings = await page.evaluate<readonly string[]>(readHeadings)
  const unknown = rows.flatMap(row => Object.keys(row)).find(name => !headings.includes(name))
  if (unknown !== undefined) throw new Error(`No column ${unknown} among ${headings.join('; ')}.`)
  return rows.map(row => headings.map(heading => row[heading] ?? ''))
}

/** Only those in sight are drawn: the sheet is moved along under the eye. */
const readHeadings = `(async () => {
  const found = []
  const scrolls = box =>
    box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible'
  const head = document.querySelector('.sheet-head')
  let box = head
  while (box && !scrolls(box)) box = box.parentElement
  // Where nothing has to be moved, all are in sight.
  box ??= head
  const before = box.scrollLeft
  for (let left = 0; left < box.scrollWidth; left += box.clientWidth / 2) {
    box.scrollLeft = left
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const one of document.querySelectorAll('.sheet-heading')) {
      found[Number(one.ariaColIndex) - 2] = one.getAttribute('aria-label')
    }
  }
  box.scrollLeft = before
  return found
})()`

export async function allSaved(page: Page): Promise<void> {
  await page.getByText('All changes saved').first().waitFor()
}
