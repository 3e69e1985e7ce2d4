// A device with a small server, for the tests of what screens use of it: rows are read from what the
// outbox of the same server wrote.

import { connect } from '@furrow/wire/client/connect'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createServerPause } from './outbox/server-pause.ts'
import { createOutbox } from './outbox/create-outbox.ts'
import { createQueryClient } from './rows/create-query-client.ts'
import { openDeviceStore } from './context/device-store.ts'
import { FurrowContext } from './context/furrow-context.ts'
import type { FurrowOnDevice } from './context/furrow-context.ts'
import { modelServer } from './model-server-for-tests.ts'
import { createStaleness } from './rows/staleness.ts'
import { nobodysUploads } from './uploads/nobodys-uploads.ts'

const here = { kind: 'signed in', farmId: 3, periodId: 7, user: { id: 1, name: 'Ann Clarke' } }
const session = {
  now: () => here,
  subscribe: () => () => undefined,
}

interface Answering {
  isReachable: boolean
  /** Instead of rows. */
  refusal?: { readonly status: number; readonly code: string; readonly retryAfter?: number }
  readonly asked: string[]
}

export async function screenDevice(server = modelServer(), isReachable = true) {
  const answering: Answering = { isReachable, asked: [] }
  server.setReachable(isReachable)
  const store = await openDeviceStore(1, 1)
  const pause = createServerPause()
  const queryClient = createQueryClient({ kept: store.kept, mayKeep: () => true, pause })
  const staleness = createStaleness(queryClient)
  const outbox = createOutbox({
    ledger: store.ledger,
    pages: store.pages,
    batch: server.batch,
    pause,
    onSaved: staleness.after,
    inTurn: <T,>(work: () => Promise<T>) => work(),
    mayAsk: () => true,
    isOnline: () => true,
    isThere: () => Promise.resolve(answering.isReachable),
  })
  const api = connect({ fetch: async address => answerTo(address, server, answering) })
  const settings = { time_zone: 'Australia/Brisbane' }
  const uploads = nobodysUploads()
  const furrow = { api, outbox, uploads, session, settings, pause } as unknown as FurrowOnDevice
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <FurrowContext value={furrow}>{children}</FurrowContext>
    </QueryClientProvider>
  )
  const close = () => {
    outbox.stop()
    queryClient.clear()
    store.pages.close()
    store.database?.close()
  }
  return { server, answering, outbox, wrapper, close, queryClient, kept: store.kept }
}

function answerTo(address: string, server: ReturnType<typeof modelServer>, answering: Answering) {
  answering.asked.push(address)
  if (!answering.isReachable) throw new TypeError('No network.')
  const { refusal } = answering
  if (refusal) {
    const { status, code, retryAfter } = refusal
    const headers = new Headers(retryAfter ? { 'Retry-After': String(retryAfter) } : {})
    return new Response(JSON.stringify({ message: 'No.', code }), { status, headers })
  }
  const resource = /\/([a-z_]+)\/search/.exec(address)?.[1] ?? ''
  const all = [...server.rows]
    .filter(([name, row]) => name.startsWith(`${resource} `) && row['deleted_at'] === null)
    .map(([, row]) => row)
  return new Response(JSON.stringify({ data: all, meta: { total: all.length } }))
}
