import { expect, test } from 'vitest'
import { shownText } from '../../../ui/table/table-columns.ts'
import { positionColumns, positionRows } from './position-columns.tsx'

const cotton = { id: 2, name: 'Cotton' }
const barley = { id: 3, name: 'Barley' }
const lint = {
  crop_id: 2,
  product: 'lint',
  produced: 3300,
  sold: 1650,
  unsold: 1600,
  kept: 0,
  expected_price: 65_000,
  left: 1650,
  open: 50,
  priced: 3250,
  price: 65_650,
  expected: 104_000_000,
  quality: null,
} as const
const seed = { ...lint, product: 'seed', produced: 985, sold: 985, unsold: 0, open: 0 } as const

function shown(): readonly Readonly<Record<string, unknown>>[] {
  const columns = positionColumns((_, name) => name)
  return positionRows([barley, cotton], [lint, seed]).map(row =>
    Object.fromEntries(
      columns.map(column => [
        column.key,
        column.show ? column.show(row) : shownText(column.value(row), column),
      ]),
    ),
  )
}

test('each product says how far it is sold, in its own unit; a crop without any stays in sight', () => {
  const [first, second, third] = shown()
  expect(first).toMatchObject({ crop: 'Barley', sold: '–', price: '–', priced: '–' })
  expect(second).toEqual({
    crop: 'Cotton',
    produced: '3,300 bales',
    sold: '1,650 bales',
    sold_part: '50%',
    price: '$656.50/bale',
    unsold: '1,600 bales',
    expected: '$1,040,000',
    accounted: '50 bales',
    priced: '98%',
  })
  expect(third).toMatchObject({ crop: 'Cotton, seed', sold_part: '100%', produced: '985.0 t' })
})

test('what was kept for use is told where some was', () => {
  const keys = (hasKept: boolean) =>
    positionColumns((_, name) => name, hasKept).map(({ key }) => key)
  expect(keys(true)).toContain('kept')
  expect(keys(false)).not.toContain('kept')
})
