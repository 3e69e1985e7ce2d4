import { extractTextItems } from 'unpdf'
import { expect, test } from 'vitest'
import { drawTable } from './draw-table.ts'
import type { PaperColumn, PaperRow } from './draw-table.ts'
import { openPaper } from './paper.ts'

/** The lines that were drawn of it, each with how far up it stands. */
async function linesOf(columns: readonly PaperColumn[], rows: readonly PaperRow[]) {
  const paper = openPaper('A table')
  drawTable(paper, { columns, rows })
  const { items } = await extractTextItems(new Uint8Array(await paper.ended()))
  return items.flat().filter(({ str }) => str.trim() !== '')
}

const row = (name: string, text: string, isTotal = false): PaperRow => ({
  cells: [{ text: name }, { text }],
  isTotal,
})
/** Letters, with what reaches below their line. */
const lineHeight = 8

test.each([false, true])(
  'a row is as high as it is drawn: its figures as wide as each other, totals bold: %s',
  async isTotal => {
    for (let width = 16; width <= 40; width += 2) {
      const columns = [
        { heading: 'Field', width: 100 - width },
        { heading: 'Where it lies', width },
      ]
      const lines = await linesOf(columns, [
        row('First', '11/11/11 to 11/11/11 in 111/111', isTotal),
        row('Second', 'Below'),
      ])
      const below = lines.find(({ str }) => str === 'Second')
      const above = lines.filter(({ x, str }) => x > (below?.x ?? 0) + 1 && str !== 'Below')
      const lowest = Math.min(...above.map(({ y }) => y))
      expect(lowest - (below?.y ?? 0), `${width}`).toBeGreaterThan(lineHeight)
    }
  },
)

test('a figure with its unit is not broken, and a name gives it the room', async () => {
  const figures = ['$1,111.11/bale', '11.11 bales/ML', '$11,111/ha', '-$1,111,111']
  const columns = [
    { heading: '', width: 90 },
    ...figures.map(heading => ({ heading, width: 1, align: 'right' as const })),
  ]
  const cells = [{ text: 'Boundary by the road' }, ...figures.map(text => ({ text }))]
  const lines = await linesOf(columns, [{ cells, isTotal: true }])
  const words = lines.map(({ str }) => str)
  for (const figure of figures) expect(words).toContain(figure)
})

test('a range is broken between its figures rather than a name into its words', async () => {
  const ranges = ['$26,426.42 to $43,143.08/ha/100mm', '$455 to $539/ha']
  const columns = [
    { heading: 'Measure', width: 27 },
    { heading: '', width: 25, isPicture: true as const },
    ...['The farm', 'Usual range', 'Average farm', 'Best farms'].map(heading => ({
      heading,
      width: 16,
      align: 'right' as const,
    })),
  ]
  const own = '$44.25/ha/100mm'
  const rows = ranges.map(range => ({
    cells: [{ text: 'Operating profit' }, {}, ...[own, range, own, own].map(text => ({ text }))],
  }))
  const words = (await linesOf(columns, rows)).map(({ str }) => str)
  expect(words.filter(word => word === 'Operating profit')).toHaveLength(2)
  expect(words).toEqual(expect.arrayContaining(['$26,426.42 to', '$43,143.08/ha/100mm']))
  expect(words).toContain('$455 to $539/ha')
})

test('where there is not room enough for all, each gives of its own', async () => {
  const columns = Array.from({ length: 20 }, (_, at) => ({
    heading: `${at}`,
    width: 1,
    align: 'right' as const,
  }))
  const cells = columns.map((_, at) => ({ text: `$1,111,${100 + at}/ha` }))
  const lines = await linesOf(columns, [{ cells }])
  const widest = Math.max(...lines.map(({ x }) => x))
  expect(widest).toBeLessThan(595 - 42)
  expect(lines.map(({ str }) => str).join('')).toContain('ha')
})
