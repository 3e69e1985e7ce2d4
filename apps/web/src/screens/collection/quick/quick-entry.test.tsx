import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { QuickEntry } from './quick-entry.tsx'

const place = { farmId: 3, periodId: 8 }
const periodTo = (end: string) => ({
  id: 8,
  start_date: '2020-06-30T14:00:00Z',
  end_date: `${end}T14:00:00Z`,
  sowing_start_date: '2020-02-28T14:00:00Z',
})
const records = {
  periods: [periodTo('2199-06-29')],
  farm_period: [{ id: 1, farm_id: 3, period_id: 8, status: 'In progress' }],
  rain_gauges: [{ id: 5, farm_id: 3, name: 'Homestead', is_main: true }],
  rainfalls: [],
  crop_types: [{ id: 1, name: 'Wheat', harvest_type_id: 2 }],
  harvest_types: [{ id: 2, slug: 'grain' }],
  paddocks: [{ id: 4, farm_id: 3, period_id: 8, name: 'River' }],
  crop_collections: [{ id: 41, farm_id: 3, period_id: 8, paddock_id: 4, current_crop_id: 1 }],
  crop_type_farm_periods: [{ id: 12, farm_id: 3, period_id: 8, crop_type_id: 1 }],
}
const press = (name: string) => screen.findByRole('button', { name })
const field = (name: RegExp) => screen.findByRole('textbox', { name })

test('a refused figure is said in the dialog, and is not counted as recorded', async () => {
  const refuses = () => '900 mm in a day is more than ever fell.'
  const { user, changes, refused } = showScreen(<QuickEntry place={place} />, records, { refuses })
  await user.click(await press('Add rain'))
  await user.type(await field(/^Rain/), '900')
  await user.click((await screen.findAllByRole('button', { name: 'Add rain' })).at(-1)!)
  expect((await screen.findByText(/^900 mm in a day/)).role).toBe('alert')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByText(/this will replace it/)).toBeNull()
  expect(changes).toEqual([])
  expect(refused).toEqual([])
})

test('a harvest is saved at once, with its way back', async () => {
  const { user, changes } = showScreen(<QuickEntry place={place} />, records)
  await user.click(await press('Add harvest'))
  await user.click(await screen.findByRole('combobox', { name: /^Crop/ }))
  await user.click(await screen.findByRole('option', { name: 'River, Wheat' }))
  await user.type(await field(/^Harvested/), '161.5')
  await user.click((await screen.findAllByRole('button', { name: 'Add harvest' })).at(-1)!)
  await screen.findByRole('button', { name: 'Undo' })
  expect(changes).toHaveLength(1)
  expect(changes[0]?.label).toBe('161.5 t of Wheat from River')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await press('Undo'))
  expect(changes[1]?.steps).toMatchObject([{ do: 'destroy', resource: 'grain_collection_events' }])
})

test('what is missing of a sale is said before anything is sent', async () => {
  const { user, changes } = showScreen(<QuickEntry place={place} />, records)
  await user.click(await press('Add crop sale'))
  await user.click((await screen.findAllByRole('button', { name: 'Add crop sale' })).at(-1)!)
  expect(await screen.findByText('Choose the crop that was sold.')).toBeTruthy()
  expect(changes).toEqual([])
})

const withStock = {
  ...records,
  farm_livestock_enterprise_periods: [
    { id: 51, farm_id: 3, period_id: 8, livestock_enterprise_id: 61 },
  ],
  livestock_enterprises: [{ id: 61, species_id: 71, display_name: 'Grazing Cattle Breeding' }],
  livestock_classes: [
    { id: 81, name: 'Cows', species_type_id: 71 },
    { id: 82, name: 'Steers', species_type_id: 71 },
    { id: 83, name: 'Ewes', species_type_id: 72 },
  ],
  livestock_ledgers: [
    { id: 91, farm_id: 3, period_id: 8, livestock_class_id: 82, livestock_enterprise_id: 61 },
  ],
  livestock_enterprise_classes: [],
}

test('stock that is sold is a line of the ledger and a sale, taken back as one', async () => {
  const { user, changes } = showScreen(<QuickEntry place={place} />, withStock)
  await user.click(await press('Add stock sale'))
  await user.click(await screen.findByRole('combobox', { name: /^Class/ }))
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Steers', 'Cows'])
  await user.click(screen.getByRole('option', { name: 'Steers' }))
  await user.type(await field(/^Number/), '40')
  await user.type(await field(/^Value/), '72000')
  await user.click((await screen.findAllByRole('button', { name: 'Add stock sale' })).at(-1)!)
  await screen.findByRole('button', { name: 'Undo' })
  expect(changes[0]?.label).toBe('Sale of 40 head of Steers')
  expect(changes[0]?.steps).toMatchObject([
    {
      resource: 'livestock_ledgers',
      values: { livestock_class_id: 82, livestock_enterprise_id: 61, number: 40 },
    },
    { resource: 'livestock_sale_events', values: { total_value: 7_200_000 } },
  ])
  await user.click(await press('Undo'))
  expect(changes[1]?.steps).toMatchObject([
    { do: 'destroy', resource: 'livestock_sale_events' },
    { do: 'destroy', resource: 'livestock_ledgers' },
  ])
})

test('deaths say how many and of what', async () => {
  const { user, changes } = showScreen(<QuickEntry place={place} />, withStock)
  const save = async () =>
    user.click((await screen.findAllByRole('button', { name: 'Add deaths' })).at(-1)!)
  await user.click(await press('Add deaths'))
  await user.click(await screen.findByRole('combobox', { name: /^Class/ }))
  await user.click(await screen.findByRole('option', { name: 'Cows' }))
  await user.type(await field(/^Number/), '0')
  await save()
  expect(await screen.findByText('Enter how many were lost.')).toBeTruthy()
  await user.clear(await field(/^Number/))
  await user.type(await field(/^Number/), '2')
  await user.click(await screen.findByRole('combobox', { name: /^Cause/ }))
  await user.click(await screen.findByRole('option', { name: 'Giving birth' }))
  await save()
  await screen.findByRole('button', { name: 'Undo' })
  expect(changes[0]?.steps).toMatchObject([
    { resource: 'livestock_ledgers', values: { number: 2 } },
    { resource: 'livestock_death_events', values: { cause: 'Giving birth' } },
  ])
})

test('deaths have no value, and stock is offered only where the farm keeps some', async () => {
  const { user } = showScreen(<QuickEntry place={place} />, withStock)
  await user.click(await press('Add deaths'))
  await field(/^Number/)
  expect(screen.queryByRole('textbox', { name: /^Value/ })).toBeNull()
  cleanup()
  showScreen(<QuickEntry place={place} />, records)
  await press('Add harvest')
  expect(screen.queryByRole('button', { name: 'Add deaths' })).toBeNull()
})

test('today is offered as long as the period runs, and a day is asked for once it is over', async () => {
  const running = showScreen(<QuickEntry place={place} />, records)
  await running.user.click(await press('Add harvest'))
  const day = async () => (await field(/^Date/)) as HTMLInputElement
  await vi.waitFor(async () => expect((await day()).value).toMatch(/^\d\d\/\d\d\/\d{4}$/))
  cleanup()
  const over = { ...records, periods: [periodTo('2021-06-29')] }
  const { user } = showScreen(<QuickEntry place={place} />, over)
  await user.click(await press('Add harvest'))
  expect((await day()).value).toBe('')
})

test('rain is not offered for a gauge that was retired before the period', async () => {
  const spans = [
    { id: 7, start_date: '2019-06-30T14:00:00Z' },
    { id: 8, start_date: '2020-06-30T14:00:00Z' },
  ]
  const retired = {
    ...records,
    farm_period: spans.map(period => ({ id: period.id, farm_id: 3, period_id: period.id, period })),
    rain_gauges: [
      { id: 5, farm_id: 3, name: 'Homestead', is_main: true, last_period_id: 7 },
      { id: 6, farm_id: 3, name: 'River', is_main: false, last_period_id: 8 },
    ],
  }
  const { user } = showScreen(<QuickEntry place={place} />, retired)
  await user.click(await press('Add rain'))
  const gauge: HTMLInputElement = await screen.findByRole('combobox', { name: /^Gauge/ })
  await vi.waitFor(() => expect(gauge.value).toBe('River'))
  await user.click(gauge)
  await screen.findByRole('option', { name: 'River' })
  expect(screen.queryByRole('option', { name: 'Homestead' })).toBeNull()
})
