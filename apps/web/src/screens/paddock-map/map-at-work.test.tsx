import { screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { screenDevice } from '../../data/screen-device-for-tests.tsx'
import { geojsonText } from '../../map/map-texts.ts'
import { hectaresOf } from '../../map/shape.ts'
import { block } from '../../map/shapes-for-tests.ts'
import { showMap, standing } from './map-for-tests.tsx'

// No test has a screen that could draw maps: the list does it all.
vi.mock('../../map/farm-map.ts', () => ({
  makeFarmMap: () => Promise.reject(new Error('No WebGL here.')),
}))

let device: Awaited<ReturnType<typeof screenDevice>>
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  device = await screenDevice()
  await standing(device)
})
afterEach(() => {
  device.close()
  vi.restoreAllMocks()
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = () => device.server.bodies.slice(1).map(steps => steps.map(step => ({ ...step })))

describe('the list beside the map', () => {
  test('says that there is no map, and has every paddock, those without boundary first', async () => {
    showMap(device)
    await screen.findByText(/can’t show a map that moves/)
    const side = screen.getByRole('region', { name: 'List' })
    const rows = within(side).getAllByRole('button', { name: / ha|–/ })
    expect(rows.map(row => row.textContent)).toEqual([
      'Hill–',
      expect.stringMatching(/^River100\.00 ha11\d(\.\d)? ha drawn, 100 ha recorded$/),
      'Creek110.20 ha',
    ])
  })

  test('chooses a paddock in the address, and tells what is wrong with its boundary', async () => {
    const { user, router } = showMap(device)
    await user.click(await button(/^River/))
    expect(router.state.location.search).toEqual({ paddock: '1' })
    await screen.findByText(/11\d(\.\d)? ha drawn, 100 ha recorded\. Check which is right/)
    expect(screen.getByText(/^Overlaps Creek by 5\d.* ha \(50%\)\.$/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('River')
    expect(screen.queryByRole('button', { name: 'Change the boundary' })).toBeNull()
    await user.click(await button('All paddocks'))
    expect(router.state.location.search).toEqual({})
  })

  test('takes the area over from the map, and takes it back', async () => {
    const { user } = showMap(device)
    await user.click(await button(/^River/))
    const area = Number(hectaresOf(block(0, 0)).toFixed(1))
    await user.click(await button(`Use ${area} ha as area`))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject([{ resource: 'paddocks', id: 1, values: { area } }])
    await user.click(await button('Undo'))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toMatchObject([{ resource: 'paddocks', id: 1, values: { area: 100 } }])
  })

  test('deletes a boundary, and brings it back', async () => {
    const { user } = showMap(device)
    await user.click(await button(/^River/))
    await user.click(await button('Delete the boundary'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    await user.click(await button('Undo'))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent().flat()).toMatchObject([
      { do: 'destroy', resource: 'geolocations', id: 4 },
      { do: 'restore', resource: 'geolocations', id: 4 },
    ])
  })

  test('makes a boundary of coordinates that are typed, and keeps what is no place', async () => {
    const { user } = showMap(device)
    await user.click(await button(/^Hill/))
    await user.click(await button('Type coordinates'))
    const corners = await screen.findByRole('textbox', { name: 'Corners' })
    await user.type(corners, '-27, 151{Enter}-27, 151.01{Enter}-26.99, gate')
    expect(await screen.findByText(/Line 3: “-26.99, gate” is no place/)).toBeTruthy()
    await user.type(corners, '{Backspace}{Backspace}{Backspace}{Backspace}151.01')
    expect(await screen.findByText(/^3 corners, 5\d(\.\d)? ha\./)).toBeTruthy()
    await user.click(await button('Save boundary'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject([
      {
        do: 'store',
        resource: 'geolocations',
        values: {
          geolocatable_type: 'paddocks',
          geolocatable_id: 2,
          location: {
            type: 'Polygon',
            coordinates: [
              [
                [151, -27],
                [151.01, -27],
                [151.01, -26.99],
                [151, -27],
              ],
            ],
          },
        },
      },
    ])
  })

  test('places a gauge', async () => {
    const { user } = showMap(device)
    await user.click(await button('Place Shed'))
    await user.type(await screen.findByLabelText('Latitude, longitude'), '-27.5, 151.25')
    await user.click(await button('Save place'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject([
      {
        values: {
          geolocatable_type: 'rain_gauges',
          geolocatable_id: 9,
          location: { type: 'Point', coordinates: [151.25, -27.5] },
        },
      },
    ])
  })

  test('of a period that can only be read offers nothing to write', async () => {
    const { user } = showMap(device, false)
    await user.click(await button(/^River/))
    await button('All paddocks')
    const names = screen.getAllByRole('button').map(one => one.textContent)
    expect(names.filter(name => /Use|Delete|Type|file|Place/.test(name))).toEqual([])
  })
})

describe('a file that is imported', () => {
  const text = geojsonText([
    { name: 'RIVER PADDOCK', shape: block(0, 0.2), facts: {} },
    { name: 'hill', shape: block(4, 0), facts: {} },
    { name: 'New', shape: block(6, 0), facts: {} },
    { name: 'Hill', shape: block(8, 0), facts: {} },
  ])
  const choose = async (user: ReturnType<typeof userEvent.setup>) => {
    await button('Import boundaries')
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('Nowhere to choose a file.')
    await user.upload(input, new File([text], 'farm.geojson'))
    await screen.findByRole('heading', { level: 1, name: 'Import boundaries' })
  }

  test('is looked at first, decided upon, and written at once', async () => {
    const { user } = showMap(device)
    await choose(user)
    expect(document.activeElement?.textContent).toBe('Import boundaries')
    expect(
      screen.getByText(
        /farm\.geojson: 4 shapes\. 1 new paddock, 1 boundary changed, 2 to decide\./,
      ),
    ).toBeTruthy()
    expect(
      screen.getAllByText('2 shapes go to Hill: join them, or choose again for one.'),
    ).toHaveLength(2)
    const write = () => screen.getByRole('button', { name: /^(Import|Nothing)/ })
    expect(write()).toHaveProperty('disabled', true)
    await user.selectOptions(screen.getByLabelText('Where Hill goes'), 'Leave out')
    expect(write()).toHaveProperty('disabled', false)
    expect(write().textContent).toBe('Import 3 boundaries')
    expect(sent()).toEqual([])
    await user.click(write())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject([
      { do: 'update', resource: 'geolocations', id: 4, values: { location: block(0, 0.2) } },
      { do: 'store', resource: 'geolocations', values: { geolocatable_id: 2 } },
      { do: 'update', resource: 'paddocks', id: 2 },
      { do: 'store', resource: 'paddocks', values: { name: 'New', farm_id: 3, period_id: 7 } },
      { do: 'store', resource: 'geolocations', values: { location: block(6, 0) } },
    ])
    await screen.findByRole('heading', { level: 1, name: 'Paddock map' })
  })

  test('joins shapes of one paddock, and takes the names from where they stand', async () => {
    const { user } = showMap(device)
    await choose(user)
    await user.click(screen.getByRole('switch', { name: /^Join shapes/ }))
    expect(screen.getByRole('button', { name: 'Import 3 boundaries' })).toHaveProperty(
      'disabled',
      false,
    )
    // In the table, and on the map.
    expect(screen.getAllByText('Joined with the shape before')).toHaveLength(2)
    await user.click(await button('Cancel'))
    expect(sent()).toEqual([])
  })

  test('that is none is refused in a sentence', async () => {
    const { user } = showMap(device)
    await button('Import boundaries')
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, new File(['words'], 'farm.json'))
    const told = await screen.findAllByText(/Couldn’t find boundaries in this file/)
    expect(told.length).toBeGreaterThan(0)
  })
})
