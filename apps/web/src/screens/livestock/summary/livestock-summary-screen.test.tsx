import { screen, waitFor, within } from '@testing-library/react'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, expect, test, vi } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { savedFiles } from '../../../ui/table/saved-files-for-tests.ts'
import { LivestockSummaryScreen } from './livestock-summary-screen.tsx'
import { stock, told, toldWithoutMoney } from './summary-for-tests.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const lists = {
  farms: [{ id: 3, farm_name: 'Wattle Downs' }],
  periods: [{ id: 8, name: '2025-26', start_date: '2025-07-01', end_date: '2026-06-30' }],
  livestock_species_types: [{ id: 1, name: 'Cattle', slug: 'cattle' }],
}

const herd = 'Grazing Cattle Breeding'
const bars = [{ name: '7', label: herd, score: 0.5, answered: false }]
const opened = {
  code: 'W-LIV-5',
  message: `Class 1 (${herd}) opened with 10 head, but 2024-25 closed with 12 head.`,
  section: 'livestock',
  resource: 'livestock_ledgers',
  id: 4,
  field: 'number',
  where: `Class 1, ${herd}`,
  confirmed: null,
}

async function shown(summary: ReturnType<typeof told>) {
  const view = showScreen(<LivestockSummaryScreen />, lists, {
    told: summary,
    answers: {
      completeness: { sections: [{ name: 'livestock', bars }] },
      'open-points': { blockers: [], warnings: [opened] },
    },
  })
  await screen.findByRole('table', { name: /^Livestock of Wattle Downs/ })
  return view
}

test('the summary is downloaded as a workbook, under the name of farm and period', async () => {
  const files = savedFiles()
  const { user } = await shown(told(stock(3)))
  await user.click(screen.getByRole('button', { name: 'Download workbook' }))
  await waitFor(() => expect(files.names).toHaveLength(1))
  expect(files.names[0]).toMatch(/^Livestock of Wattle Downs, 2025.26\.xlsx$/)
  const { sheets } = await readXlsx(await files.bytes(0))
  expect(sheets.map(({ name }) => name)).toContain('Value ($)')
  expect(sheets[0]?.rows[2]).toContain('5 too few')
})

test('who sees no money is told and handed none', async () => {
  const files = savedFiles()
  const { user } = await shown(toldWithoutMoney(stock(3)))
  const units = within(screen.getByRole('radiogroup', { name: 'Told in' })).getAllByRole('radio')
  expect(units.map(one => (one as HTMLInputElement).value)).toEqual(['head', 'kilograms'])
  await user.click(screen.getByRole('button', { name: 'Download workbook' }))
  await waitFor(() => expect(files.names).toHaveLength(1))
  const { sheets } = await readXlsx(await files.bytes(0))
  expect(sheets.map(({ name }) => name)).not.toContain('Value ($)')
})

test('income and costs stand by enterprise, with the way to who bears them', async () => {
  const { user } = await shown(told(stock(8)))
  await user.click(screen.getByRole('radio', { name: 'Income and costs' }))
  const table = await screen.findByRole('table', { name: /^Income and costs of the livestock/ })
  const line = within(table).getByText(herd).closest('tr')
  expect(line?.textContent).toContain('$3,500')
  const way = screen.getByRole('link', { name: 'Costs by enterprise' })
  expect(way.getAttribute('href')).toContain('/finance/shared-costs')
})

test('measures are each told in their own unit', async () => {
  await shown(told(stock(8)))
  const table = screen.getByRole('table', { name: /^Measures of/ })
  const line = within(table).getByText('Change of value on hand').closest('tr')
  expect(line?.textContent).toContain('-$2,000.00')
})

test('each enterprise says how far it is, and what opened as nothing closed', async () => {
  await shown(told(stock(8)))
  const way = await screen.findByRole('link', { name: `Continue with ${herd}` })
  expect(way.getAttribute('href')).toContain('/livestock/wizard/7')
  const card = within(way.closest('li')!)
  expect(card.getByText(/opened with 10 head, but 2024.25 closed with 12 head/)).toBeDefined()
  expect(card.getByText('50%')).toBeDefined()
})
