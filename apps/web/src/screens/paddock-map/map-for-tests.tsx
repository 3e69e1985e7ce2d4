// A map at work in a test, with three paddocks and a gauge that is nowhere yet.

import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FurrowContext, useFurrow } from '../../data/context/furrow-context.ts'
import type { screenDevice } from '../../data/screen-device-for-tests.tsx'
import { hectaresOf } from '../../map/shape.ts'
import type { Shape } from '../../map/shape.ts'
import { block } from '../../map/shapes-for-tests.ts'
import { Notices } from '../../ui/notices.tsx'
import { theme } from '../../ui/theme.ts'
import { colourings, unsaid } from './colouring.ts'
import { MapAtWork } from './map-at-work.tsx'
import type { LandPaddock, MappedLand } from './mapped-land.ts'

type Device = Awaited<ReturnType<typeof screenDevice>>

/** The server numbers all rows in their order, whatever they are. */
export async function standing(device: Device) {
  const kinds = ['paddocks', 'paddocks', 'paddocks', 'geolocations', 'geolocations'] as const
  const steps = kinds.map(resource => ({ do: 'store', resource, values: {} }) as const)
  await device.server.batch(steps, { key: 'standing' })
}

const classes = {
  crop: unsaid('No crop'),
  use: unsaid('No use'),
  property: unsaid('Unassigned'),
  soil: unsaid('No soil'),
  value: unsaid('No land value'),
}

interface Drawn {
  /** The row that it is kept in. */
  readonly id: number
  readonly shape: Shape
}

function paddock(id: number, name: string, area: number | null, drawn?: Drawn): LandPaddock {
  const shape = drawn?.shape
  return {
    id,
    name,
    area,
    shape,
    classes,
    seen: '2026-01-01',
    boundary: drawn && { id: drawn.id, location: drawn.shape, seen: '2026-01-01' },
    mapped: shape && hectaresOf(shape),
  }
}

const river = paddock(1, 'River', 100, { id: 4, shape: block(0, 0) })
const hill = paddock(2, 'Hill', null)
const creek = paddock(3, 'Creek', 110.2, { id: 5, shape: block(0.5, 0) })
const gauge = { id: 9, name: 'Shed', place: undefined, at: undefined }
const land: MappedLand = {
  colourings,
  paddocks: [river, hill, creek],
  gauges: [gauge],
  properties: [],
}

/** Gives whoever uses it, and the address. */
export function showMap(device: Device, mayWrite = true) {
  const place = { farmId: 3, periodId: 7 }
  const Page = () => {
    const furrow = { ...useFurrow(), settings: { map_tiles_url: null } as never }
    return (
      <MantineProvider theme={theme} env="test">
        <FurrowContext value={furrow}>
          <MapAtWork place={place} land={land} mayWrite={mayWrite} of="Downs, 2025-26">
            {null}
          </MapAtWork>
        </FurrowContext>
        <Notices />
      </MantineProvider>
    )
  }
  const routeTree = createRootRoute({ component: Page })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />, { wrapper: device.wrapper })
  return { user: userEvent.setup(), router }
}
