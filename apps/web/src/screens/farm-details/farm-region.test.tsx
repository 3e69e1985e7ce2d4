import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { FarmFigures } from './farm-figures.tsx'

const zones = [
  { id: 4, name: 'NSW / Vic Slopes', places: [[148.3, -34.31, 'Young', 'NSW']] },
  { id: 9, name: 'Qld Central', places: [[148.16, -23.53, 'Emerald', 'QLD']] },
]
const farm = {
  id: 3,
  farm_name: 'Wattle Downs',
  manager_id: null,
  manager: null,
  profit_focus_group: null,
  address_id: 7,
  zone_id: null,
  zone: null,
  businesses: [],
}
const rights = { mayChange: true, mayLead: true, maySwitchMoney: true, seesMoney: false }
const address = { id: 7, city: 'Emerald', state: 'Queensland' }
const place = { location: { type: 'Point', coordinates: [148.35, -34.4] } }
const property = { id: 2, name: 'Home', gps_locations: [place] }

function show(its: object, records: Readonly<Record<string, readonly object[]>>, mayChange = true) {
  return showScreen(<FarmFigures farm={{ ...farm, ...its }} rights={{ ...rights, mayChange }} />, {
    zones,
    ...records,
  })
}

test('the region that the map suggests is taken with one press', async () => {
  const { user, changes } = show({}, { farm_properties: [property], addresses: [address] })
  expect(await screen.findByText('Suggested: NSW / Vic Slopes')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use NSW / Vic Slopes' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]).toMatchObject({
    label: 'Region of Wattle Downs',
    steps: [{ do: 'update', resource: 'farms', id: 3, values: { zone_id: 4 } }],
  })
})

test('without a map the town of the address suggests it', async () => {
  show({}, { addresses: [address] })
  expect(await screen.findByText('Suggested: Qld Central')).toBeDefined()
})

test('nothing is suggested where a region is chosen, or where the place says nothing', async () => {
  const { unmount } = show(
    { zone_id: 4, zone: { name: 'NSW / Vic Slopes' } },
    { addresses: [address] },
  )
  expect(await screen.findByDisplayValue('NSW / Vic Slopes')).toBeDefined()
  expect(screen.queryByText(/Suggested/)).toBeNull()
  unmount()
  show({}, { addresses: [{ id: 7, city: 'Alice Springs', state: 'NT' }] })
  expect(await screen.findByText(/Alice Springs/)).toBeDefined()
  expect(screen.queryByText(/Suggested/)).toBeNull()
})

test('who does not manage the farm reads it', async () => {
  show({ zone_id: 4, zone: { name: 'NSW / Vic Slopes' } }, {}, false)
  expect(await screen.findByText('NSW / Vic Slopes')).toBeDefined()
  expect(screen.queryByRole('combobox', { name: /Region/ })).toBeNull()
})
