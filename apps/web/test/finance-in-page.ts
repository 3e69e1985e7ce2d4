// The sheets of finance in a page, as the journeys fill them.

import type { Visit } from './browser.ts'
import type { FreshFarm } from './fresh-farm.ts'
import { allSaved, cellAt, goToBlankLine, linesOf, paste } from './sheet-in-page.ts'

type Line = Readonly<Record<string, string>>

export interface FinanceInPage {
  open(sheet: string, period?: number): Promise<void>
  /** Below what stands there; `wrong`: so many cells are to be fixed. */
  pasteInto(sheet: string, rows: readonly Line[], wrong?: number): Promise<void>
  /** Into the row of a name, by keys. */
  type(name: string, heading: string, text: string): Promise<void>
  /** Into the record, where the figure is searched for. */
  typeFigure(name: string, text: string): Promise<void>
}

export function financeIn(visitor: Visit, place: FreshFarm): FinanceInPage {
  const { page } = visitor
  const open = async (sheet: string, period = place.period) => {
    await visitor.go(`/collection/${place.farm}/period/${period}/finance/${sheet}`)
    await cellAt(page, 0, 0).waitFor()
  }
  const type = async (name: string, heading: string, text: string) => {
    const row = page.getByRole('row').filter({ hasText: name }).first()
    const line = Number(await row.getAttribute('data-line'))
    const head = page.getByRole('columnheader', { name: heading })
    const at = Number(await head.getAttribute('aria-colindex')) - 2
    await cellAt(page, line, at).click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await allSaved(page)
  }
  return {
    open,
    type,
    async pasteInto(sheet, rows, wrong = 0) {
      await open(sheet)
      const lines = await linesOf(page, rows)
      await goToBlankLine(page)
      await paste(visitor, lines)
      await (wrong > 0 ? page.getByText(`${wrong} to fix`).first().waitFor() : allSaved(page))
    },
    async typeFigure(name, text) {
      await page.getByRole('searchbox', { name: 'Search Record' }).fill(name)
      await page.locator('[data-line="0"]').filter({ hasText: name }).waitFor()
      await type(name, 'This period', text)
    },
  }
}
