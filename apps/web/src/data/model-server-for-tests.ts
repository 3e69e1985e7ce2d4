// A server for the tests of the outbox, as small as it can be: it keeps rows, takes a batch wholly or
// not at all, and does what carries a key once. It can be told to fail in every way that there is.

import type { Furrow } from '@furrow/wire/client/connect'
import { failed } from '@furrow/wire/client/failure'
import type { Refused, Result } from '@furrow/wire/client/result'
import type { Step } from '@furrow/wire/client/step-client'
import type { RefusalCode } from '@furrow/wire/refusal'
import type { Values } from './outbox/change.ts'

export type Failing =
  | 'lost before'
  | 'lost after'
  | 'invalid'
  | 'conflict'
  | 'forbidden'
  | 'broken'
  | 'gateway'
  | 'busy'
  | 'away'
  | 'under way'
  | 'signed out'
  | 'acting over'
  | 'turned away'

type Answer = Result<unknown>
type Row = Record<string, unknown>

interface KeptAnswer {
  readonly text: string
  readonly answer: Answer
}

export function modelServer(): ModelServer {
  return new ModelServer()
}

export class ModelServer {
  /** The keys of all calls that came through, in their order. */
  readonly heard: string[] = []
  /** What was sent, call by call. */
  readonly bodies: (readonly Step[])[] = []
  readonly #rows = new Map<string, Row>()
  readonly #kept = new Map<string, KeptAnswer>()
  #coming: Failing[] = []
  #isReachable = true

  /** By kind of record and number; what was deleted says so. */
  get rows(): ReadonlyMap<string, Values> {
    return this.#rows
  }

  /** What the next calls meet; after that, all is well. */
  fail(...ways: Failing[]): void {
    this.#coming.push(...ways)
  }

  /** Until further notice. */
  setReachable(isReachable: boolean): void {
    this.#isReachable = isReachable
    if (isReachable) this.#coming = []
  }

  readonly batch = (async (steps: readonly Step[], { key = '' } = {}) =>
    structuredClone(this.#called(steps, key))) as unknown as Furrow['batch']

  #called(steps: readonly Step[], key: string): Answer {
    const way = this.#coming.shift()
    if (!this.#isReachable || way === 'lost before') return unreachable()
    this.heard.push(key)
    this.bodies.push(structuredClone(steps))
    const atTheDoor = way && refusedAtTheDoor(way)
    if (atTheDoor) return atTheDoor
    const answer = this.#kept.has(key)
      ? this.#replay(steps, key)
      : way === undefined || way === 'lost after'
        ? this.#keep(steps, key, carriedOut(steps, this.#rows))
        : refusedInside(way, steps, this.#rows)
    if (way === 'invalid') this.#keep(steps, key, answer)
    return way === 'lost after' ? unreachable() : answer
  }

  #replay(steps: readonly Step[], key: string): Answer {
    const kept = this.#kept.get(key)
    return kept?.text === JSON.stringify(steps) ? kept.answer : refusal('invalid', 422, 'key')
  }

  #keep(steps: readonly Step[], key: string, answer: Answer): Answer {
    this.#kept.set(key, { text: JSON.stringify(steps), answer })
    return answer
  }
}

/** Before anybody looks whether the key is known. */
function refusedAtTheDoor(way: Failing): Answer | undefined {
  switch (way) {
    case 'signed out':
      return refusal('unauthenticated', 401)
    case 'busy':
      return refusal('too_many_requests', 429)
    case 'acting over':
      return refusal('impersonation_over', 403)
    case 'turned away':
      return refusal('forbidden', 403)
    case 'under way':
      return refusal('conflict', 409)
    case 'gateway':
      return failed({ kind: 'broken', status: 502, message: 'Bad gateway.', text: '<html>' })
    default:
      return undefined
  }
}

function refusedInside(way: Failing, steps: readonly Step[], rows: Map<string, Row>): Answer {
  switch (way) {
    case 'conflict':
      return refusal('conflict', 409, 'steps.0', [rows.get(nameOf(steps[0]))])
    case 'forbidden':
      return refusal('forbidden', 403, 'steps.0')
    case 'away':
      return refusal('unavailable', 503)
    case 'invalid':
      return refusal('invalid', 422, 'steps.0.values.name')
    default:
      return failed({ kind: 'broken', status: 500, message: 'Server Error', text: '{}' })
  }
}

function refusal(code: RefusalCode, status: number, at?: string, data?: unknown): Answer {
  const message = `No: ${code}.`
  const errors: Refused['errors'] = at === undefined ? {} : { [at]: [message] }
  return failed({ kind: 'refused', code, status, message, errors, data })
}

function unreachable(): Answer {
  return failed({ kind: 'unreachable', message: 'Nobody is there.', cause: undefined })
}

function carriedOut(steps: readonly Step[], rows: Map<string, Row>): Answer {
  const draft = new Map(rows)
  const made = new Map<string, number>()
  const done: object[] = []
  for (const [place, step] of steps.entries()) {
    const row = carryOut(step, draft, made)
    if (typeof row === 'string') return refusal('invalid', 422, `steps.${place}.${row}`)
    done.push({ do: step.do, resource: step.resource, data: row })
  }
  for (const [name, row] of draft) rows.set(name, row)
  return { ok: true, data: done, meta: { warnings: [] } }
}

/** The row, or where the step is wrong. */
function carryOut(step: Step, draft: Map<string, Row>, made: Map<string, number>): Row | string {
  const known = (value: unknown): unknown => {
    const name = (value as { $ref?: string } | null)?.$ref
    return name === undefined ? value : made.get(name)
  }
  const fields = Object.entries(step.values ?? {}).map(([field, value]) => [field, known(value)])
  const values = Object.fromEntries(fields) as Row
  const parent = values['parent_id']
  if (typeof parent === 'number' && !draft.has(`paddocks ${parent}`)) return 'values.parent_id'
  const id = step.do === 'store' ? draft.size + 1 : Number(known(step.id))
  const name = `${step.resource} ${id}`
  const before = draft.get(name)
  if (step.do !== 'store' && !before) return 'id'
  const version = moment(draft)
  const row = { deleted_at: null, ...before, ...values, id, version }
  if (step.do === 'destroy' || step.do === 'restore')
    row.deleted_at = step.do === 'destroy' ? ('yes' as never) : null
  const after = { ...row, updated_at: `2026-01-01T00:00:${version}Z` }
  draft.set(name, after)
  if (step.ref !== undefined) made.set(step.ref, id)
  return after
}

/** Later than every other. */
function moment(rows: ReadonlyMap<string, Row>): string {
  const latest = Math.max(0, ...[...rows.values()].map(row => Number(row['version'])))
  return String(latest + 1).padStart(9, '0')
}

function nameOf(step: Step | undefined): string {
  return `${step?.resource} ${JSON.stringify(step?.id)}`
}
