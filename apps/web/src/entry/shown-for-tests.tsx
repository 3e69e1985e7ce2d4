// Shows parts of the browser of records as the portal does: with a router, the catalogue, and a server
// that keeps what it is asked and answers what the test says.

import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { furrow } from '@furrow/catalogue/furrow'
import { connect } from '@furrow/wire/client/connect'
import type { ComponentProps, ReactNode } from 'react'
import { inject } from 'vitest'
import { FurrowContext } from '../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../data/context/furrow-context.ts'
import { nobodysOutbox } from '../data/outbox/nobodys-outbox.ts'
import { withoutStyles } from '../ui/rendering-for-tests.tsx'
import { CatalogueContext } from './rows/use-entity.ts'

export interface Asked {
  readonly method: string
  /** Without what stands behind the question mark. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>> | undefined
}

export interface Answered {
  readonly status?: number
  readonly body: unknown
}

interface Wish {
  /** Nothing: there are no rows. */
  readonly answer?: (asked: Asked) => Answered | undefined
  readonly catalogue?: Catalogue
  readonly at?: string
  /** By path: what else there is to see. */
  readonly places?: Readonly<Record<string, ReactNode>>
}

/** A page of all of these rows. */
export function pageOf(rows: readonly object[], total = rows.length): Answered {
  const last_page = Math.max(Math.ceil(total / 50), 1)
  const meta = { total, per_page: 50, current_page: 1, last_page, from: 1, to: rows.length }
  return { body: { data: rows, meta } }
}

export function show(children: ReactNode, wish: Wish = {}) {
  const asked: Asked[] = []
  const { answer, catalogue = furrow(), at = '/', places = {} } = wish
  const api = connect({
    async fetch(address, request) {
      const call = readCall(address, request)
      asked.push(call)
      const { status = 200, body } = answer?.(call) ?? pageOf([])
      return Response.json(body, { status })
    },
  })
  const router = routerOf({ '/': children, ...places }, at)
  const view = render(
    <MantineProvider env="test" {...withoutStyles}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <FurrowContext value={onDevice(api)}>
          <CatalogueContext value={catalogue}>
            <RouterProvider router={router} />
          </CatalogueContext>
        </FurrowContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { ...view, asked, router, user: userEvent.setup() }
}

/** Any routes will do, where the portal knows its own. */
type AnyRouter = ComponentProps<typeof RouterProvider>['router']

function routerOf(places: Readonly<Record<string, ReactNode>>, at: string): AnyRouter {
  const root = createRootRoute()
  const routes = Object.entries(places).map(([path, shown]) =>
    createRoute({ getParentRoute: () => root, path, component: () => shown }),
  )
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultNotFoundComponent: () => <p>Elsewhere</p>,
  })
}

function onDevice(api: FurrowOnDevice['api']): FurrowOnDevice {
  const user = { id: 1, name: 'Ann Clarke' }
  const session = { kind: 'signed in', user, person: user, isAdmin: true }
  const parts: object = {
    api,
    session: { now: () => session, subscribe: () => () => undefined },
    outbox: nobodysOutbox(),
    settings: { time_zone: 'Australia/Brisbane' },
  }
  return parts as FurrowOnDevice
}

function readCall(address: string, { method = '', headers, body }: RequestInit): Asked {
  const url = new URL(address, 'https://furrow.example')
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(headers),
    body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : undefined,
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly isLongForm: boolean
  }
}

/**
 * Forms and tables of all records are built of the same parts: in the usual run every third is tried, and each that
 * has a kind of field or of owner that none before it had.
 */
export function recordsInTurn(catalogue: Catalogue): readonly Entity[] {
  const all = [...catalogue.values()]
  if (inject('isLongForm')) return all
  const met = new Set<string>()
  return all.filter(({ ownedBy, readAlone, fields }, place) => {
    const kinds = [`owned by ${ownedBy.kind}`, `read alone: ${readAlone}`].concat(
      Object.values(fields).map(({ kind }) => kind),
    )
    const isTaken = place % 3 === 0 || kinds.some(kind => !met.has(kind))
    if (isTaken) for (const kind of kinds) met.add(kind)
    return isTaken
  })
}
