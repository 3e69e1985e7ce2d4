import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PropertyFilter } from '../ui/filters/property-filter.tsx'
import { FilterPopover } from '../ui/filters/filter-popover.tsx'
import { useFilterState } from './filter-state.tsx'
import { hasFilters, narrowed } from './filters-in.ts'
import { showScreen } from './screen-for-tests.tsx'

const properties = [
  { id: 7, name: 'Home block' },
  { id: 8, name: 'River' },
]

function Filtered() {
  const { filters, choose, clear } = useFilterState()
  return (
    <>
      <FilterPopover isOn={hasFilters(filters)} shown={2} all={9} onClear={() => clear()}>
        <PropertyFilter
          options={properties}
          value={filters.propertyIds}
          onChange={ids => choose('propertyIds', narrowed(ids, [7, 8, null]))}
        />
      </FilterPopover>
      <output aria-label="Address">{JSON.stringify(filters)}</output>
    </>
  )
}

const address = () => screen.getByLabelText('Address').textContent

test('the choices open in a popover, and stand in the address', async () => {
  const { user } = showScreen(<Filtered />, {})
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  const popover = await screen.findByRole('dialog', { name: 'Filter' })
  expect(within(popover).getByRole('checkbox', { name: 'Unassigned', checked: true })).toBeTruthy()
  await user.click(within(popover).getByRole('checkbox', { name: 'River' }))
  expect(address()).toBe('{"propertyIds":[7,null]}')
  await user.click(within(popover).getByRole('button', { name: 'Deselect All' }))
  expect(address()).toBe('{"propertyIds":[]}')
  await user.click(within(popover).getByRole('button', { name: 'Select All' }))
  expect(address()).toBe('{}')
})

test('says how many pass also while it is closed, and closes with Escape', async () => {
  const { user } = showScreen(<Filtered />, {}, { search: '?propertyIds=[null]' })
  expect((await screen.findByText('2 of 9 shown')).role).toBe('status')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await screen.findByRole('dialog', { name: 'Filter' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(address()).toBe('{}')
})
