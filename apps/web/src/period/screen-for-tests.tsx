// A screen of a farm’s period as the portal shows it, on a server that answers what a test says, and with
// an outbox that keeps what it is given.

import { MantineProvider } from '@mantine/core'
import { furrow } from '@furrow/catalogue/furrow'
import type { OpenPoints } from '@furrow/wire/open-points-answer'
import { connect } from '@furrow/wire/client/connect'
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
import type { ComponentProps, ReactNode } from 'react'
import type { Change, KeptChange } from '../data/outbox/change.ts'
import { FurrowContext } from '../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../data/context/furrow-context.ts'
import { Notices } from '../ui/notices.tsx'
import { createServerPause } from '../data/outbox/server-pause.ts'
import { createUndoStack } from '../data/outbox/undo-stack.ts'
import { nobodysUploads } from '../data/uploads/nobodys-uploads.ts'
import type { UploadPlace } from '../data/uploads/upload.ts'

/** By kind of record: its rows, whichever are asked for. */
type Records = Readonly<Record<string, readonly object[]>>

interface Shown {
  readonly search?: string
  readonly open?: OpenPoints
  /** What the server says against a change; nothing where it takes it. */
  readonly refuses?: (change: Change) => string | undefined
  /** The answer to every call that is no list of records, where it is not what stands open. */
  readonly told?: unknown
  /** By the name of a call, where it answers something of its own, perhaps by what is asked; a promise is waited for. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** What waits, or was refused. */
  readonly waiting?: readonly KeptChange[]
  /** A farm and a period are chosen. */
  readonly isPlaced?: boolean
  /** The person advises the farm. */
  readonly isStaff?: boolean
  /** What the person was given. */
  readonly abilities?: readonly string[]
}

interface AskedCall {
  readonly path: string
  readonly resource: string
  readonly body: string
  readonly query: string
}

export function showScreen(
  screen: ReactNode,
  records: Records,
  {
    search = '',
    open = nothingOpen,
    told = open,
    answers = {},
    refuses,
    waiting = [],
    isPlaced = true,
    isStaff = false,
    abilities = [],
  }: Shown = {},
) {
  const changes: Change[] = []
  const uploaded: Uploaded[] = []
  const refused: KeptChange[] = []
  const asked: AskedCall[] = []
  const api = connect({
    fetch: (address, { body }) => {
      const { pathname, searchParams } = new URL(address, 'https://furrow.example')
      const [, , resource = '', call = ''] = pathname.split('/')
      const query = decodeURIComponent(searchParams.toString())
      asked.push({ path: pathname, resource, body: typeof body === 'string' ? body : '', query })
      if (resource === 'v2')
        return Promise.resolve(answerOf(answers[call], searchParams) ?? told).then(data =>
          Response.json({ data }),
        )
      const data = records[resource] ?? []
      return Promise.resolve(Response.json({ data, meta: { total: data.length } }))
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // It is large: no test waits for it.
  client.setQueryData(['catalogue'], furrow())
  const view = render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <FurrowContext
          value={onDevice({
            api,
            changes,
            uploaded,
            refused,
            refuses,
            waiting,
            isPlaced,
            isStaff,
            abilities,
          })}
        >
          <RouterProvider router={routerOf(screen, search)} />
          <Notices />
        </FurrowContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { ...view, changes, uploaded, refused, asked, user: userEvent.setup() }
}

const nothingOpen: OpenPoints = { blockers: [], warnings: [] }

type AnyRouter = ComponentProps<typeof RouterProvider>['router']

function routerOf(screen: ReactNode, search: string): AnyRouter {
  const root = createRootRoute()
  const place = createRoute({
    getParentRoute: () => root,
    path: '/collection/$farmId/period/$periodId/paddocks',
    component: () => screen,
  })
  const here = `/collection/3/period/8/paddocks${search}`
  return createRouter({
    routeTree: root.addChildren([place]),
    history: createMemoryHistory({ initialEntries: [here] }),
    context: { screens: [] },
    defaultNotFoundComponent: () => <p>Elsewhere</p>,
  })
}

interface Uploaded {
  readonly files: readonly File[]
  readonly place: UploadPlace
}

interface Device {
  readonly api: FurrowOnDevice['api']
  readonly changes: Change[]
  readonly uploaded: Uploaded[]
  /** Kept as the outbox keeps what was refused. */
  readonly refused: KeptChange[]
  readonly refuses: Shown['refuses']
  readonly waiting: readonly KeptChange[]
  readonly isPlaced: boolean
  readonly isStaff: boolean
  readonly abilities: readonly string[]
}

function onDevice(device: Device): FurrowOnDevice {
  const { api, changes, uploaded, refused, refuses, waiting, isPlaced, isStaff, abilities } = device
  const farm_rights = [{ farm_id: 3, manages: !isStaff, consults: isStaff, sees_finance: true }]
  const held = abilities.map(name => ({ name }))
  const user = { id: 1, name: 'Ann Clarke', farm_rights, abilities: held }
  const session = {
    kind: 'signed in',
    user,
    person: user,
    isAdmin: false,
    isStaff,
    ...(isPlaced && { farmId: 3, periodId: 8 }),
  }
  const subscribe = () => () => undefined
  const nowhere = new Map()
  const undo = createUndoStack()
  let last = -1000
  const outbox = {
    subscribe,
    now: () => (waiting.length > 0 ? waiting : refused),
    isLasting: () => true,
    discard(seq: number) {
      refused.splice(0, refused.length, ...refused.filter(kept => kept.seq !== seq))
      return Promise.resolve()
    },
    saved: () => nowhere,
    hasSignal: () => true,
    idOf: (id: number) => id,
    newId: () => {
      last -= 1
      return last
    },
    undo,
    add(change: Change) {
      const message = refuses?.(change)
      if (message === undefined) {
        changes.push(change)
        return Promise.resolve({ kind: 'saved', rows: [] })
      }
      const refusal = { code: 'invalid', message, errors: {} } as const
      const seq = refused.length + 1
      refused.push({ ...change, seq, key: String(seq), at: '', state: 'refused', refusal })
      return Promise.resolve({ kind: 'refused', refusal })
    },
  }
  const uploads = {
    ...nobodysUploads(),
    add: (files: readonly File[], place: UploadPlace) =>
      Promise.resolve(void uploaded.push({ files, place })),
  }
  const parts: object = {
    api,
    outbox,
    uploads,
    pause: createServerPause(),
    settings: { time_zone: 'Australia/Brisbane' },
    session: { now: () => session, subscribe, refresh: () => Promise.resolve() },
  }
  return parts as FurrowOnDevice
}

function answerOf(answer: unknown, asked: URLSearchParams): unknown {
  return typeof answer === 'function' ? answer(asked) : answer
}
