import { expect, test } from 'vitest'
import { report } from './report-for-tests.ts'
import { reportPages } from './report-workbook.ts'

const cellsOf = (rows: unknown) => JSON.stringify(rows)

test('what a report says stands on the first page, and each picture has its figures on one of its own', () => {
  const [first, ...pages] = reportPages(report)
  const said = cellsOf(first?.rows)
  expect(said).toContain('against 2.3% on the average farm')
  expect(said).toContain('Average farm 2.3%, Better than about 70% of farms')
  expect(pages.map(({ name }) => name)).toEqual(['The gap in dollars'])
})

test('each page has another name, and the figures that the report tells', () => {
  const blocks = report.sections.flatMap(section => section.blocks)
  const ladder = blocks.find(block => block.kind === 'ladder')
  const twice = {
    ...report,
    sections: [{ heading: 'Where the farm stands', blocks: [...blocks, ...blocks] }],
  }
  const [, one, other] = reportPages(twice)
  expect([one?.name, other?.name]).toEqual(['Where the farm stands 1', 'Where the farm stands 2'])
  const cells = cellsOf(one?.rows)
  for (const part of ladder?.parts ?? []) {
    expect(cells).toContain(String(part.per_ha.value))
    for (const rung of part.rungs) {
      expect(cells).toContain(rung.own.text)
      expect(cells).toContain(String(rung.total.value))
    }
  }
  expect(ladder?.parts.length).toBeGreaterThan(0)
})
