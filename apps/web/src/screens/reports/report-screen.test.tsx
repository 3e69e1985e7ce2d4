import type { LadderSidesTold } from '@furrow/wire/ladder/ladder-sides-answer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { report } from './report-for-tests.ts'
import { ReportScreen } from './report-screen.tsx'
import { ReportsScreen } from './reports-screen.tsx'

const records = {
  farms: [{ id: 3, farm_name: 'Glenmore' }],
  periods: [{ id: 8, name: '2024-25' }],
  crop_collections: [],
}

const amount = { name: 'gross_income', label: 'Gross income', unit: '$', amount: 92_100_00 }
const changed = { at: '2026-11-12T04:05:00.000Z', by: 'Ann Clarke' }
const explained = {
  name: 'margin',
  label: 'Operating profit margin',
  help: 'What stays of each dollar earned.',
  unit: 'share',
  formula: 'operating_profit! / gross_income',
  of: null,
  produce: 't',
  own: {
    value: 0.27,
    hectares: 100,
    sums: [
      {
        name: 'operating_profit',
        label: 'Operating profit',
        unit: '$',
        formula: 'gross_income! - costs',
        amount: 25_000_00,
      },
    ],
    lines: [
      {
        ...amount,
        section: 'Income',
        rows: [
          {
            resource: 'crop_collections',
            id: 7,
            figures: ['area_sown'],
            changed,
            changed_since: true,
          },
        ],
      },
      { ...amount, name: 'costs', label: 'Costs', section: 'Costs', amount: 67_100_00, rows: [] },
    ],
  },
  average: {
    value: 0.22,
    sums: [],
    lines: [
      { ...amount, section: 'Income', amount: 921_00, state: 'published' },
      {
        ...amount,
        name: 'costs',
        label: 'Costs',
        section: 'Costs',
        amount: null,
        state: 'withheld',
      },
    ],
  },
}

const shown = (answers: object = {}) =>
  showScreen(<ReportScreen />, records, { answers: { 'farm-report': report, ...answers } })

test('a report says first what it says, and then whose it is and beside whom', async () => {
  shown()
  expect(await screen.findByRole('heading', { name: 'Whole farm compared', level: 1 })).toBeTruthy()
  expect(
    screen.getByText('The farm’s assets returned 2.7%, against 2.3% on the average farm.'),
  ).toBeTruthy()
  expect(screen.getByText('Wheat made it.')).toBeTruthy()
  expect(
    screen.getByText(/^Glenmore · 2024–25 · Edition 2, 20\/11\/2026 · /).textContent,
  ).toContain('beside Dryland cropping, Slopes, about 15–19 farms')
  expect(screen.getByText(/^Provisional/)).toBeTruthy()
  expect(screen.getByText(/^Too few farms to compare with in 2,500 to 5,000 ha/)).toBeTruthy()
  expect(screen.getByText('Closing stock of wheat')).toBeTruthy()
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(contents.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'The result',
    'The gap in dollars',
  ])
})

test('the contents lead to a section, and the focus with them', async () => {
  const { user } = shown()
  await screen.findByRole('heading', { name: 'Whole farm compared' })
  await user.click(screen.getByRole('button', { name: 'The gap in dollars' }))
  expect(document.activeElement?.textContent).toBe('The gap in dollars')
})

test('it is saved as a PDF beside the same group, under the names of farm and period', async () => {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:report'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user, asked } = shown()
  await user.click(await screen.findByRole('radio', { name: 'Cropping, 40–49 farms' }))
  await user.click(screen.getByRole('button', { name: 'PDF' }))
  await waitFor(() => expect(names).toEqual(['Whole farm compared, Glenmore, 2024-25.pdf']))
  expect(asked.at(-1)?.query).toBe('farm_id=3&period_id=8&report=&group=all/Cropping')
  click.mockRestore()
})

test('without signal it says as of when it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  shown()
  expect(
    await screen.findByText(/^No signal: this is the report as of 28\/11\/2026, /),
  ).toBeTruthy()
  vi.restoreAllMocks()
})

test('another group and the best farms are asked for, and stand in the address', async () => {
  const { user, asked } = shown()
  await screen.findByRole('radio', { name: 'Dryland cropping, Slopes, 15–19 farms' })
  const queries = () => asked.map(({ query }) => query).join(' ')
  await user.click(screen.getByRole('radio', { name: 'Cropping, 40–49 farms' }))
  await waitFor(() => expect(queries()).toContain('report=&group=all/Cropping'))
  await user.click(screen.getByRole('radio', { name: 'Best farms' }))
  await waitFor(() => expect(queries()).toContain('group=all/Cropping&against=top'))
  // What stood there stays while the other is on its way.
  expect(screen.getByRole('heading', { name: 'Whole farm compared' })).toBeTruthy()
})

test('where a period has several editions, another one can be chosen', async () => {
  const edition = (number: number, day: string) => ({
    id: number,
    period_id: 8,
    number,
    published_at: `2026-11-${day}T02:00:00.000Z`,
  })
  const { user, asked } = showScreen(
    <ReportScreen />,
    { ...records, editions: [edition(2, '20'), edition(1, '02')] },
    { answers: { 'farm-report': report } },
  )
  const choice = await screen.findByRole('combobox', { name: 'Edition' })
  expect(choice).toHaveProperty('value', 'Edition 2, 20/11/2026')
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'Edition 1, 02/11/2026' }))
  await waitFor(() => expect(asked.at(-1)?.query).toContain('edition=1'))
})

test('a figure tells where it comes from, in words, in numbers and in the records behind it', async () => {
  const { user } = shown({ benchmarks: explained })
  await user.click(
    await screen.findByRole('button', { name: 'Where does Return on assets managed come from?' }),
  )
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('What stays of each dollar earned.')).toBeTruthy()
  expect(drawer.getByText('Operating profit ÷ Gross income')).toBeTruthy()
  expect(drawer.getByText(/^= \$25,000 ÷ \$92,100/)).toBeTruthy()
  const rows = drawer.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual([
    'Operating profitGross income − Costs$25,000$250–',
    'Gross income$92,100$921$921',
    'Costs$67,100$671too few farms to say this safely',
  ])
  expect(
    await drawer.findByText(/Changed 12\/11\/2026, .* by Ann Clarke, after the edition/),
  ).toBeTruthy()
  expect(drawer.getByRole('heading', { name: '1 crop on a paddock' })).toBeTruthy()
})

// Wheat on all of it at $300 a tonne, $10 of which goes with each tonne: 3.83 t/ha against 3.32 t/ha.
const grown = (tonnes: number): LadderSidesTold['own'] => ({
  crops: [
    {
      scope: 'crop 1',
      hectares: 1,
      production: tonnes,
      harvest_income: tonnes * 300_00,
      other_income: 0,
      direct_costs: { freight: tonnes * 10_00 },
      costs_by_tonne: { freight: tonnes * 10_00 },
      usable_water: null,
      irrigated: false,
      paddocks: null,
    },
  ],
  stock: [],
  ground_in_use: 1,
  other_farm_income: 0,
  costs_not_kept_by_crop: 0,
  overheads: {},
  labour: 0,
  owner_allowance: 0,
  depreciation: 0,
  gross_income: tonnes * 300_00,
  operating_profit: tonnes * 290_00,
  assets_managed: 20_000_00,
})

const sides: LadderSidesTold = {
  farm_id: 3,
  period_id: 8,
  hectares: 1000,
  own: grown(3.83),
  theirs: grown(3.32),
  produce: { 'crop 1': 't' },
}

test('with a figure of their own or any other the ladder follows, and says what the farm would make', async () => {
  const { user, asked } = shown({ benchmarks: sides })
  await user.click(await screen.findByRole('button', { name: 'Wheat' }))
  await user.click(screen.getByRole('button', { name: 'What if Yield were theirs?' }))
  // 0.51 t/ha less at $290.
  expect(
    await screen.findByText(
      /^At 3.32 t\/ha instead of 3.83 t\/ha the farm would make \$147,900 less profit\./,
    ),
  ).toBeTruthy()
  expect(screen.getByText('$1,111/ha → $963/ha')).toBeTruthy()
  expect(screen.getByText('5.6% → 4.8%')).toBeTruthy()
  const slider = screen.getByRole('slider', { name: 'Yield: 3.32 t/ha' })
  const end = () => screen.getByText('Your farm', { selector: '.ladder-end span' }).parentElement
  expect(end()?.textContent).toContain('$963/ha')
  const calls = asked.length
  fireEvent.change(slider, { target: { value: '4' } })
  expect(
    screen.getByText('At 4 t/ha instead of 3.83 t/ha the farm would make $49,300 more profit.'),
  ).toBeTruthy()
  // $1,160 against $962.80 a hectare.
  expect(end()?.textContent).toMatch(/\$1,160\/ha.*\+\$197,200$/)
  await user.click(screen.getByRole('button', { name: 'Yours, 3.83 t/ha' }))
  expect(screen.getByText('That is what the farm has.')).toBeTruthy()
  expect(end()?.textContent).toContain('$1,111/ha')
  expect(asked).toHaveLength(calls)
  await user.click(screen.getByRole('button', { name: 'What if Yield were theirs?' }))
  expect(screen.queryByRole('slider')).toBeNull()
  expect(end()?.textContent).toContain('$259/ha')
})

const line = { about: 'What it answers.', why_not: null, enter_at: null }

test('reports are listed by what they answer; one that says nothing yet says why', async () => {
  const told = {
    farm_id: 3,
    period_id: 8,
    provisional: true,
    missing: [
      { ...line, key: 'cotton', name: 'Cotton', family: 'Crops', why_not: 'No cotton was grown.' },
    ],
    reports: [
      { ...line, key: 'my-year', name: 'My year on one page', family: 'How the farm compares' },
      {
        ...line,
        key: 'crop-1',
        name: 'Wheat',
        family: 'Crops',
        why_not: 'No wheat was grown in 2025–26.',
        enter_at: 'crop_collections',
      },
    ],
  }
  showScreen(<ReportsScreen />, records, { answers: { 'farm-reports': told } })
  const link = await screen.findByRole('link', { name: /^My year on one page/ })
  expect(link.getAttribute('href')).toBe('/collection/3/period/8/report/my-year')
  expect(screen.queryByRole('link', { name: /^Wheat/ })).toBeNull()
  const why = ['No wheat was grown in 2025–26.', 'No cotton was grown.']
  for (const sentence of why) expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getAllByText('Provisional')).toHaveLength(1)
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['How the farm compares', 'Not made for this period', 'All of them as files'])
  expect(screen.getByRole('button', { name: 'Download reports' })).toBeTruthy()
})

test('a period without any report says what they are for', async () => {
  const told = { farm_id: 3, period_id: 8, provisional: true, reports: [], missing: [] }
  showScreen(<ReportsScreen />, records, { answers: { 'farm-reports': told } })
  expect(await screen.findByRole('heading', { name: 'No report yet' })).toBeTruthy()
})
