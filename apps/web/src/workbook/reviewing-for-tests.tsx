// A workbook that is uploaded in a test: read from its bytes without a worker, on a device whose server
// says what the test wants.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Change, KeptChange, Outcome } from '../data/outbox/change.ts'
import { FurrowContext } from '../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../data/context/furrow-context.ts'
import { createUndoStack } from '../data/outbox/undo-stack.ts'
import { paddockColumns as columns } from '../sheet/paddock-sheet-for-tests.ts'
import type { Paddock } from '../sheet/paddock-sheet-for-tests.ts'
import { sheetChange } from '../sheet/writing/sheet-change.ts'
import type { SheetWrite } from '../sheet/cells/sheet-column.ts'
import { rowPart } from '../sheet/writing/sheet-parts.ts'
import type { Values } from '../data/outbox/change.ts'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { BringBack } from './bring-back.tsx'
import { here, paddocks, sheetOf } from './round-trip-for-tests.ts'
import { readSheets } from './read-sheets.ts'
import type { FileToRead } from './read-worker.ts'

export interface Served {
  readonly added: Change[]
  readonly discarded: number[]
  /** What the server says to the next change; saved unless said. */
  answer: Outcome
  readonly jobs: Values[]
  readonly asked: { readonly description: string; readonly steps: readonly unknown[] }[]
  readonly changed: Values[]
}

export async function review(bytes: Uint8Array<ArrayBuffer>, rows = paddocks) {
  const served = nothingServed()
  const onClose = vi.fn<() => void>()
  let id = -(2 ** 53)
  const newId = () => (id += 1)
  const toChange = (write: SheetWrite): Change =>
    sheetChange(write, { farmId: 3, rows, columns, parts, newId })
  const client = new QueryClient()
  const file = new File([bytes], 'paddocks.xlsx')
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer })
  const part = (
    <QueryClientProvider client={client}>
      <FurrowContext value={deviceOf(served)}>
        <BringBack file={file} sheet={sheetOf(rows, { toChange })} place={here} onClose={onClose} />
      </FurrowContext>
    </QueryClientProvider>
  )
  vi.stubGlobal('Worker', ReadingHere)
  const { user, unmount } = renderPart(part)
  await screen.findByText(/Nothing is written before|Nothing was written/, {}, { timeout: 30_000 })
  return { user, served, onClose, unmount }
}

const parts = {
  paddock: rowPart({ resource: 'paddocks', of: (row: Paddock) => row, given: {} }),
}

export function nothingServed(): Served {
  return {
    added: [],
    discarded: [],
    jobs: [],
    asked: [],
    changed: [],
    answer: {
      kind: 'saved',
      rows: [],
    },
  }
}

/** Stands where the browser has a worker; the same program runs in it. */
/** A worker that reads in the page itself. */
export class ReadingHere extends EventTarget {
  postMessage({ bytes, wish }: FileToRead): void {
    void readSheets(new Uint8Array(bytes), wish).then(read =>
      this.dispatchEvent(new MessageEvent('message', { data: read })),
    )
  }
  terminate(): void {}
}

export function deviceOf(served: Served): FurrowOnDevice {
  let kept: readonly KeptChange[] = []
  const outbox = {
    undo: createUndoStack(),
    idOf: (id: number) => id,
    now: () => kept,
    subscribe: () => () => undefined,
    saved: () => noRows,
    async add(change: Change) {
      served.added.push(change)
      const { answer } = served
      if (answer.kind === 'refused')
        kept = [
          {
            ...change,
            seq: 1,
            key: 'k',
            at: '',
            state: 'refused',
          },
        ]
      return answer
    },
    async discard(seq: number) {
      served.discarded.push(seq)
      kept = []
    },
  }
  const jobs = {
    search: async () => ({
      ok: true,
      data: [...served.jobs],
      meta: { total: served.jobs.length, warnings: [] },
    }),
    update: async (_: number, values: Values) => {
      served.changed.push(values)
      return { ok: true, data: {}, meta: { warnings: [] } }
    },
  }
  const api = {
    rows: () => jobs,
    anyRows: () => jobs,
    jobs: {
      async start(asked: Served['asked'][number]) {
        served.asked.push(asked)
        return {
          ok: true,
          data: { id: 5 },
          meta: { warnings: [] },
        }
      },
    },
  }
  const session = { kind: 'signed in', person: { id: 9 }, farmId: 3, periodId: 7 }
  return {
    api,
    outbox,
    session: {
      now: () => session,
      subscribe: () => () => undefined,
    },
  } as unknown as FurrowOnDevice
}

const noRows = new Map()
