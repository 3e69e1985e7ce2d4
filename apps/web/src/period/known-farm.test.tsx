import { MantineProvider } from '@mantine/core'
import { connect } from '@furrow/wire/client/connect'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { FurrowContext } from '../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../data/context/furrow-context.ts'
import { nobodysOutbox } from '../data/outbox/nobodys-outbox.ts'
import { KnownFarm } from './known-farm.tsx'
import { OpenCollection } from './open-collection.tsx'

interface Server {
  /** Of the kinds that are asked for. */
  readonly rows: Record<string, readonly object[]>
  isReachable: boolean
}

const farm = { id: 3, farm_name: 'Wattle Downs', businesses: [] }
const farmPeriod = { id: 1, farm_id: 3, period_id: 7, status: 'In progress' }
const period = { id: 7, name: '2024-25' }
const whole = { farms: [farm], farm_period: [farmPeriod], periods: [period] }

function show(server: Server, path: string) {
  const api = connect({
    fetch(address) {
      if (!server.isReachable) throw new TypeError('Failed to fetch')
      const [, , resource = ''] = new URL(address, 'https://furrow.example').pathname.split('/')
      const data = server.rows[resource] ?? []
      return Promise.resolve(Response.json({ data, meta: { total: data.length } }))
    },
  })
  const listeners = new Set<() => void>()
  const person = { id: 1, name: 'Ann Clarke', farm_rights: [] }
  let now = { kind: 'signed in', person, user: person, farmId: 3, periodId: 7 } as object
  const forget = (gone: object) => () => {
    now = { ...now, ...gone }
    for (const tell of listeners) tell()
  }
  const session = {
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    forgetFarm: forget({ farmId: undefined, periodId: undefined }),
    forgetPeriod: forget({ periodId: undefined }),
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(['catalogue'], { relations: new Map() })
  const settings = { time_zone: 'Australia/Brisbane' }
  const furrow = { api, session, outbox: nobodysOutbox(), settings } as unknown as FurrowOnDevice
  const view = render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <FurrowContext value={furrow}>
          <RouterProvider router={routerAt(path)} />
        </FurrowContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { ...view, client, now: () => now as { farmId?: number; periodId?: number } }
}

function routerAt(path: string): ComponentProps<typeof RouterProvider>['router'] {
  const root = createRootRoute()
  const here = createRoute({
    getParentRoute: () => root,
    path: 'collection/$farmId',
    component: KnownFarm,
  })
  const periods = createRoute({
    getParentRoute: () => here,
    path: 'period',
    component: () => <p>Periods</p>,
  })
  const open = createRoute({
    getParentRoute: () => here,
    path: 'period/$periodId',
    component: OpenCollection,
  })
  const paddocks = createRoute({
    getParentRoute: () => open,
    path: 'paddocks',
    component: () => <p>Paddocks</p>,
  })
  return createRouter({
    routeTree: root.addChildren([here.addChildren([periods, open.addChildren([paddocks])])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  }) as never
}

const paddocks = '/collection/3/period/7/paddocks'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a farm and a period that are theirs open', async () => {
  const { now } = show({ rows: whole, isReachable: true }, paddocks)
  expect(await screen.findByText('Paddocks')).toBeDefined()
  expect(now()).toMatchObject({ farmId: 3, periodId: 7 })
})

test.each([paddocks, '/collection/3/period'])(
  'a farm that is not theirs says so at %s, and is taken out of storage',
  async path => {
    const { now } = show(
      { rows: { ...whole, farms: [], farm_period: [] }, isReachable: true },
      path,
    )
    expect(await heading('You don’t have access to this farm')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See your farms' })).toBeDefined()
    expect(screen.queryByText('Paddocks')).toBeNull()
    await waitFor(() => expect(now()).toMatchObject({ farmId: undefined, periodId: undefined }))
  },
)

test('a period that the farm does not have says so, and leads to its periods', async () => {
  const { now } = show({ rows: { ...whole, farm_period: [] }, isReachable: true }, paddocks)
  expect(await heading('This farm doesn’t have this period')).toBeDefined()
  expect(screen.queryByText('Paddocks')).toBeNull()
  await waitFor(() => expect(now()).toMatchObject({ farmId: 3, periodId: undefined }))
})

test('without signal, what the device does not know is said to be unknown and may be tried again', async () => {
  const server: Server = { rows: whole, isReachable: false }
  const { now } = show(server, paddocks)
  expect(await heading('This farm isn’t on this device')).toBeDefined()
  expect(now()).toMatchObject({ farmId: 3, periodId: 7 })
  server.isReachable = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Paddocks')).toBeDefined()
})

test('without signal, what was opened once stays open', async () => {
  const server: Server = { rows: whole, isReachable: true }
  const { client } = show(server, paddocks)
  await screen.findByText('Paddocks')
  server.isReachable = false
  await client.invalidateQueries()
  expect(screen.getByText('Paddocks')).toBeDefined()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})
