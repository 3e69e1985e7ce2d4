// The page of periods as the portal shows it, with a server that answers what the test says.

import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { connect } from '@furrow/wire/client/connect'
import { FurrowContext } from '../../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../../data/context/furrow-context.ts'
import { nobodysOutbox } from '../../data/outbox/nobodys-outbox.ts'
import { Notices } from '../../ui/notices.tsx'
import { PeriodsScreen } from './periods-screen.tsx'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly key: string | null
  readonly body: unknown
}

export interface Shown {
  /** Nothing: there are no rows. Thrown: there is no network. */
  readonly answer: (
    asked: Asked,
  ) => { readonly status?: number; readonly body: unknown } | undefined
  readonly manages?: boolean
  readonly hasSignal?: boolean
}

export function showPeriods({ answer, manages = true, hasSignal = true }: Shown) {
  const asked: Asked[] = []
  const forgotten: string[] = []
  const api = connect({
    async fetch(address, request) {
      const call = readCall(address, request)
      asked.push(call)
      const { status = 200, body } = answer(call) ?? { body: { data: [], meta: { total: 0 } } }
      return Response.json(body, { status })
    },
  })
  const rights = { farm_id: 3, manages, consults: false, sees_finance: true }
  const person = { id: 1, name: 'Mary Manager', farm_rights: [rights] }
  const now = { kind: 'signed in', person, isAdmin: false, farmId: 3, periodId: 7 }
  const session = {
    now: () => now,
    subscribe: () => () => undefined,
    forgetPeriod: () => forgotten.push('period'),
  }
  const outbox = { ...nobodysOutbox(), hasSignal: () => hasSignal }
  const router = routerHere()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const settings = { time_zone: 'Australia/Brisbane' }
  const furrow = { api, session, outbox, settings } as unknown as FurrowOnDevice
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>
        <FurrowContext value={furrow}>
          <RouterProvider router={router as never} />
        </FurrowContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { asked, forgotten, router, user: userEvent.setup() }
}

function routerHere() {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Notices />
      </>
    ),
  })
  const places = {
    '/collection/$farmId/period': PeriodsScreen,
    '/collection/$farmId/period/$periodId': () => <p>Collection home</p>,
    '/collection/$farmId/details': () => <p>Farm details</p>,
  }
  const routes = Object.entries(places).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  )
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/collection/3/period'] }),
  })
}

function readCall(address: string, { method = '', headers, body }: RequestInit): Asked {
  const url = new URL(address, 'https://furrow.example')
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    key: new Headers(headers).get('Idempotency-Key'),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  }
}
