// The client of a Furrow server, for browsers and for Node. Rows, filters and relations are checked
// against the catalogue when they are compiled; nothing of the catalogue is needed when it runs.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { PublicSettings } from '../public-settings.ts'
import { writing } from './call-options.ts'
import type { BatchOptions, ReadOptions } from './call-options.ts'
import { csrf } from './csrf.ts'
import { exchangeOver } from './exchange.ts'
import type { Connection, Exchange } from './exchange.ts'
import { farmCalls } from './farm-client.ts'
import type { FarmCalls } from './farm-client.ts'
import { fileCalls } from './file-library-client.ts'
import type { FileCalls } from './file-library-client.ts'
import { liveCall } from './live-client.ts'
import type { LiveCall } from './live-client.ts'
import { looseOne, looseRelated } from './loose-related.ts'
import type { LooseOne, LooseRelated } from './loose-related.ts'
import { looseRows } from './loose-rows.ts'
import type { LooseRows } from './loose-rows.ts'
import { officeCalls } from './office/office-client.ts'
import type { OfficeCalls } from './office/office-client.ts'
import { rawCalls } from './raw-calls.ts'
import type { RawCalls } from './raw-calls.ts'
import { asking, enveloped } from './read-answer.ts'
import type { RelationsOfRow } from './related.ts'
import type { Result } from './result.ts'
import type { Rows } from './rows.ts'
import { sessionCalls } from './session-client.ts'
import type { SessionCalls } from './session-client.ts'
import type { Step, StepResults } from './step-client.ts'

export interface Furrow extends RawCalls, FarmCalls, OfficeCalls {
  rows<N extends EntityName>(resource: N): RowsOf<N>
  /** For a screen that shows whatever record it is given: nothing of it is checked. */
  anyRows(resource: string): AnyRows
  /** What anybody may know before they sign in. */
  settings(options?: ReadOptions): Promise<Result<PublicSettings>>
  /** What is in files, on its way to and from the server. */
  readonly files: FileCalls
  /** Signing in and out, acting for others, passwords. */
  readonly session: SessionCalls
  /** Fetches the cookie that a client which signs in by cookie asks for; ours protects nothing by it. */
  csrf(): Promise<void>
  /** Tells what others write, as soon as it is written. */
  readonly live: LiveCall
  /** Several writes as one: all of them or none, and a result for each. */
  batch<const S extends readonly Step[]>(
    steps: S,
    options?: BatchOptions,
  ): Promise<Result<StepResults<S>>>
}

type RowsOf<N extends EntityName> = Rows<N> & {
  /** What hangs together with one row. */
  of(id: number): RelationsOfRow<N>
}

interface AnyRows extends LooseRows {
  of(id: number): {
    related(relation: string): LooseRelated
    one(relation: string): LooseOne
  }
}

export function connect(connection: Connection = {}): Furrow {
  const exchange = exchangeOver(connection)
  const anyRows = (resource: string) => rowsAt(`/api/${resource}`, exchange)
  const ask = asking(exchange, enveloped)
  return {
    ...rawCalls(exchange),
    ...farmCalls(exchange),
    ...officeCalls(exchange),
    anyRows,
    files: fileCalls(connection, exchange),
    session: sessionCalls(exchange),
    csrf: () => csrf(connection),
    live: liveCall(exchange),
    settings: ({ signal } = {}) => ask({ method: 'GET', path: '/api/v2/settings', signal }),
    // The same calls; the types say more of what they take and give.
    rows: <N extends EntityName>(resource: N) => anyRows(resource) as unknown as RowsOf<N>,
    batch(steps, { imported = false, ...options } = {}) {
      const body = { steps, ...(imported && { imported }) }
      const call = { method: 'POST', path: '/api/v2/batch', body } as const
      return ask({ ...call, ...writing(options) })
    },
  }
}

function rowsAt(path: string, exchange: Exchange): AnyRows {
  return {
    ...looseRows(path, asking(exchange, enveloped)),
    of: id => ({
      related: relation => looseRelated(`${path}/${id}/${relation}`, exchange),
      one: relation => looseOne(`${path}/${id}/${relation}`, exchange),
    }),
  }
}
