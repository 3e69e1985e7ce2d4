// npm run bench -- sheet: how fast the sheet of 5,000 rows and 40 columns answers, in a real browser,
// beside the least that shows the same figures.

import { closeBrowser, startBrowser } from '../apps/web/test/browser.ts'
import { measureBoth } from '../apps/web/test/measure-sheet.ts'
import type { MeasuredSheets, SheetFigures } from '../apps/web/test/measure-sheet.ts'

/** What people are to wait at most, in milliseconds. */
const wanted = { opened: 400, frame: 17, slowFrame: 50, pasted: 300 } as const

export async function benchSheet(rounds: number): Promise<boolean> {
  const browser = await startBrowser()
  try {
    const all: MeasuredSheets[] = []
    for (let round = 0; round < rounds; round += 1) all.push(await measureBoth(browser))
    for (const line of sheetLines(all)) console.log(line)
    return all.every(({ sheet }) => sheet.requests === 1)
  } finally {
    await closeBrowser(browser)
  }
}

/** The middle of all rounds, a line for each figure. */
function sheetLines(all: readonly MeasuredSheets[]): readonly string[] {
  const middle = (side: 'sheet' | 'limit', figure: keyof SheetFigures) =>
    medianOf(all.flatMap(one => one[side][figure] ?? []))
  const lines = Object.entries(wanted).map(([name, most]) => {
    const figure = name as keyof typeof wanted
    const [ours, bare] = [middle('sheet', figure), middle('limit', figure)]
    const ratio = (ours / bare).toFixed(2)
    return `${name.padEnd(10)} ${ms(ours)}   limit ${ms(bare)}   wanted ${ms(most)}   ratio ${ratio}`
  })
  const saved = `saved      ${ms(middle('sheet', 'saved'))}   requests ${middle('sheet', 'requests')}`
  return [...lines, saved]
}

function ms(time: number): string {
  return `${time.toFixed(0).padStart(5)} ms`
}

function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
