// What a link from an email leads to, as the portal shows it, with a server that answers what the test says.

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
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { FurrowContext } from '../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../data/context/furrow-context.ts'
import { Notices } from '../ui/notices.tsx'

/** By path; a text refuses with it. */
export type Answers = Readonly<Record<string, object | string>>

export function showLetter(part: ReactNode, answers: Answers) {
  const asked: (readonly [path: string, body: unknown])[] = []
  const api = connect({
    async fetch(address, { body }) {
      const path = new URL(address, 'https://furrow.example').pathname
      asked.push([path, JSON.parse(String(body))])
      const answer = answers[path]
      if (answer === undefined) throw new Error(`Nobody expected ${path}.`)
      if (typeof answer === 'object') return Response.json(answer)
      return Response.json({ message: answer, code: 'invalid' }, { status: 422 })
    },
  })
  let refreshed = 0
  const now = {
    kind: 'signed in',
    user: { id: 1, name: 'Olive Owner', email: 'olive@farm.example' },
  }
  const session = {
    now: () => now,
    subscribe: () => () => undefined,
    refresh: async () => void (refreshed += 1),
  }
  const router = routerWith(part)
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <FurrowContext value={{ api, session } as unknown as FurrowOnDevice}>
          <RouterProvider router={router as never} />
          <Notices />
        </FurrowContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return {
    asked,
    user: userEvent.setup(),
    refreshes: () => refreshed,
    place: () => router.state.location.href,
  }
}

/** What readers are told, the notices included. */
export function said(role: 'alert' | 'status'): readonly string[] {
  return screen.getAllByRole(role).flatMap(({ textContent }) => textContent || [])
}

function routerWith(part: ReactNode) {
  const root = createRootRoute()
  const places = { '/letter': () => part, '/': () => <p>Home</p>, '/login': () => <p>Sign-in</p> }
  const routes = Object.entries(places).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  )
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/letter'] }),
  })
}
