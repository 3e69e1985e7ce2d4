import { MantineProvider } from '@mantine/core'
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asOnPhone } from '../as-on-phone-for-tests.ts'
import { csvText, harmless } from './csv.ts'
import { PlainTable } from './plain-table.tsx'
import { renderPart } from '../rendering-for-tests.tsx'
import { fileName } from './save-file.ts'
import { sortedRows } from './rows-in-order.ts'
import { fileText } from './table-columns.ts'
import type { TableColumn } from './table-columns.ts'

interface Crop {
  readonly id: number
  readonly paddock: string
  readonly area: number | null
  readonly cents: number
  readonly sown: string | null
  readonly share: number
}

const crops: readonly Crop[] = [
  { id: 1, paddock: 'Paddock 10', area: 40.1, cents: 123_450, sown: '2024-05-20', share: 0.455 },
  { id: 2, paddock: 'Paddock 9', area: null, cents: -50, sown: null, share: 0.07 },
  { id: 3, paddock: '"River", north', area: 1200.2, cents: 0, sown: '2024-03-01', share: 1 },
]
const columns: readonly TableColumn<Crop>[] = [
  { key: 'paddock', heading: 'Paddock', value: crop => crop.paddock },
  {
    key: 'area',
    heading: 'Area',
    unit: 'ha',
    kind: 'number',
    value: crop => crop.area,
    total: 'sum',
  },
  { key: 'cents', heading: 'Cost', kind: 'money', value: crop => crop.cents, total: 'sum' },
  { key: 'sown', heading: 'Sown', kind: 'day', value: crop => crop.sown },
  {
    key: 'share',
    heading: 'Share',
    kind: 'percent',
    value: crop => crop.share,
    total: rows => rows.length / 10,
  },
]

function shown(props: object = {}) {
  return renderPart(
    <PlainTable
      caption="Crops"
      columns={columns}
      rows={crops}
      rowKey={crop => crop.id}
      {...props}
    />,
  )
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent)
const rows = () => screen.getAllByRole('row').slice(1).map(cells)
const firsts = () => rows().map(([first]) => first)
const heading = (name: RegExp | string) => screen.getByRole('columnheader', { name })

test('it is a table with a caption, its units in the headings', () => {
  shown()
  expect(screen.getByRole('table', { name: 'Crops' })).toBeTruthy()
  const headings = screen.getAllByRole('columnheader').map(cell => cell.textContent)
  expect(headings).toEqual(['Paddock', 'Area, ha', 'Cost', 'Sown', 'Share'])
})

test('figures are shown for people, and what is not known is a dash', () => {
  shown()
  expect(rows()[0]).toEqual(['Paddock 10', '40.1', '$1,234.50', '20/05/2024', '45.5%'])
  expect(rows()[1]).toEqual(['Paddock 9', '–', '-$0.50', '–', '7%'])
})

test('figures and their headings are marked, so that they stand at the right', () => {
  shown()
  const marks = screen.getAllByRole('columnheader').map(cell => cell.dataset['figure'])
  expect(marks).toEqual(['false', 'true', 'true', 'false', 'true'])
})

test('the foot holds totals', () => {
  shown()
  expect(rows().at(-1)).toEqual(['Total', '1,240.3', '$1,234.00', '', '30%'])
})

test('a heading sorts, once more the other way round, and says so', async () => {
  const { user } = shown()
  expect(heading('Paddock').getAttribute('aria-sort')).toBe('none')
  await user.click(screen.getByRole('button', { name: 'Paddock' }))
  expect(heading('Paddock').getAttribute('aria-sort')).toBe('ascending')
  expect(firsts()).toEqual(['"River", north', 'Paddock 9', 'Paddock 10', 'Total'])
  await user.click(screen.getByRole('button', { name: 'Paddock' }))
  expect(heading('Paddock').getAttribute('aria-sort')).toBe('descending')
  expect(firsts()).toEqual(['Paddock 10', 'Paddock 9', '"River", north', 'Total'])
})

test('what is not known stands last, whichever way round', () => {
  const areas = (isDescending: boolean) =>
    sortedRows(crops, crop => crop.area, isDescending).map(crop => crop.area)
  expect(areas(false)).toEqual([40.1, 1200.2, null])
  expect(areas(true)).toEqual([1200.2, 40.1, null])
})

test('each cell knows its heading, for the cards of a phone', () => {
  shown()
  const [first] = screen.getAllByRole('cell')
  expect(first?.dataset['heading']).toBe('Paddock')
  const area = screen.getByRole('cell', { name: '40.1' })
  expect(area.dataset['heading']).toBe('Area')
  expect(area.querySelector<HTMLElement>('[data-unit]')?.dataset['unit']).toBe(' ha')
  const unknown = within(screen.getByRole('row', { name: /Paddock 9/ })).getAllByRole('cell')[1]
  expect(unknown?.querySelector('[data-unit]')).toBeNull()
})

test('the cards of a phone are ordered by a choice: names by their letters, the largest figure first', async () => {
  const { user } = shown()
  const choice = screen.getByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(choice, 'Area, ha')
  expect(firsts()).toEqual(['"River", north', 'Paddock 10', 'Paddock 9', 'Total'])
  await user.selectOptions(choice, 'Paddock')
  expect(firsts()).toEqual(['"River", north', 'Paddock 9', 'Paddock 10', 'Total'])
  await user.selectOptions(choice, 'Sort by')
  expect(firsts()).toEqual(['Paddock 10', 'Paddock 9', '"River", north', 'Total'])
})

test('a column that says its decimals has them in every row', () => {
  shown({ columns: [{ ...columns[1], decimals: 2 }] })
  expect(firsts()).toEqual(['40.10', '–', '1,200.20', '1,240.30'])
})

test('searching leaves what holds the text as it is shown', async () => {
  const { user } = shown({ searchable: true })
  await user.type(screen.getByRole('searchbox', { name: 'Search Crops' }), '20/05')
  expect(firsts()).toEqual(['Paddock 10', 'Total'])
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('Nothing found.')).toBeTruthy()
})

test('a table without rows says so, without totals', () => {
  shown({ rows: [], empty: 'No crops yet.' })
  expect(screen.getByText('No crops yet.')).toBeTruthy()
  expect(screen.queryByText('Total')).toBeNull()
})

let saved: Blob | undefined
let name = ''
beforeEach(() => {
  URL.createObjectURL = blob => {
    saved = blob as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download
  })
})
afterEach(() => vi.restoreAllMocks())

test('the file holds what is shown, in its order, for spreadsheets', async () => {
  const { user } = shown({ sort: { key: 'sown', isDescending: false } })
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  expect(name).toBe('Crops.csv')
  expect(saved?.type).toBe('text/csv;charset=utf-8')
  const bytes = new Uint8Array((await saved?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    [
      'Paddock,"Area, ha",Cost,Sown,Share',
      '"""River"", north",1200.2,0.00,01/03/2024,100%',
      'Paddock 10,40.1,1234.50,20/05/2024,45.5%',
      'Paddock 9,,-0.50,,7%',
      'Total,1240.3,1234.00,,30%',
      '',
    ].join('\r\n'),
  )
})

test('quotes, commas and line breaks are quoted, and formulas do not run', () => {
  expect(csvText([['a"b', 'c,d', 'e\nf', ' g', 'h']])).toBe('\uFEFF"a""b","c,d","e\nf"," g",h\r\n')
  expect(['=1+1', '+61 2', '-x', '@a', 'a=b'].map(harmless)).toEqual([
    "'=1+1",
    "'+61 2",
    "'-x",
    "'@a",
    'a=b',
  ])
  expect(fileText(true, {})).toBe('Yes')
  expect(fileName('Crops: 2024/25', 'csv')).toBe('Crops 2024 25.csv')
})

test('printing leaves away what is not this table, and puts everything back', async () => {
  document.title = 'Paddocks · Wattle Downs · Furrow'
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user, container } = shown()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  const part = container.querySelector<HTMLElement>('.plain-table')
  expect(part?.dataset['printPart']).toBe('')
  expect(part?.dataset['printed']).toMatch(
    /^Paddocks · Wattle Downs · Furrow · \d\d\/\d\d\/\d{4}, /,
  )
  expect(document.body.dataset['printWay']).toBe('')
  window.dispatchEvent(new Event('afterprint'))
  expect(part?.dataset['printPart']).toBeUndefined()
  expect(document.body.dataset['printWay']).toBeUndefined()
})

test('on a phone, file and paper stand behind one button', async () => {
  asOnPhone()
  const { user } = shown()
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('button', { name: 'CSV' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('draws what is in sight first, and all rows behind it, with totals of all from the start; all at once for paper', () => {
  const many = Array.from({ length: 60 }, (_, id) => ({ ...crops[0]!, id }))
  const tableOf = (props: object) => (
    <PlainTable caption="Crops" columns={columns} rows={many} rowKey={crop => crop.id} {...props} />
  )
  // As it is drawn before anything waits behind it.
  const atFirst = (props: object) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<MantineProvider>{tableOf(props)}</MantineProvider>)
    return page
  }
  const rowsIn = (place: ParentNode) => place.querySelectorAll('tbody tr').length
  const totalIn = (place: ParentNode) => place.querySelector('tfoot')?.textContent
  renderPart(tableOf({}))
  expect([rowsIn(atFirst({})), rowsIn(document.body)]).toEqual([24, 60])
  expect(totalIn(atFirst({}))).toContain('$74,070.00')
  expect(totalIn(atFirst({}))).toBe(totalIn(document.body))
  expect(rowsIn(atFirst({ forPaper: true }))).toBe(60)
})
