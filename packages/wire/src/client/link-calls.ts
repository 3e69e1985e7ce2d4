// Links between a row and others: made, cut, and told of. They are named by the numbers of the rows
// at the other end.

import { sentById, writing } from './call-options.ts'
import type { ById, WriteOptions } from './call-options.ts'
import type { Ask } from './read-answer.ts'
import type { Result } from './result.ts'

export interface LinkCalls<Pivot> {
  /** What is linked already is told what is new of it. */
  attach(rows: Linked<Pivot>, options?: AttachOptions): Numbers<'attached'>
  detach(ids: readonly number[], options?: WriteOptions): Numbers<'detached'>
  /** These and no others. */
  sync(rows: Linked<Pivot>, options?: SyncOptions): Numbers<'attached' | 'detached' | 'updated'>
  /** Links those that are not, cuts those that are. */
  toggle(rows: Linked<Pivot>, options?: WriteOptions): Numbers<'attached' | 'detached'>
  updatePivot(id: number, pivot: Pivot, options?: WriteOptions): Numbers<'updated'>
}

/** Numbers of rows, or what is told of each link by number. */
export type Linked<Pivot> = readonly number[] | ById<Pivot>

interface AttachOptions extends WriteOptions {
  /** Links once more what is linked already. */
  readonly duplicates?: boolean
}

interface SyncOptions extends WriteOptions {
  /** `false`: what is not named stays linked. */
  readonly detaching?: boolean
}

type Numbers<Done extends string> = Promise<Result<Readonly<Record<Done, readonly number[]>>>>

export function linkCalls(path: string, ask: Ask): LinkCalls<object> {
  return {
    attach(rows, options = {}) {
      const query = flag('duplicates', options.duplicates)
      return ask({ method: 'POST', path: `${path}/attach`, query, ...sent(rows, options) })
    },
    detach(ids, options = {}) {
      return ask({ method: 'DELETE', path: `${path}/detach`, ...sent(ids, options) })
    },
    sync(rows, options = {}) {
      const query = flag('detaching', options.detaching)
      return ask({ method: 'PATCH', path: `${path}/sync`, query, ...sent(rows, options) })
    },
    toggle(rows, options = {}) {
      return ask({ method: 'PATCH', path: `${path}/toggle`, ...sent(rows, options) })
    },
    updatePivot(id, pivot, options = {}) {
      const body = { pivot }
      return ask({ method: 'PATCH', path: `${path}/${id}/pivot`, body, ...writing(options) })
    },
  }
}

export function sentLinks(rows: Linked<object>): object {
  return { resources: isList(rows) ? rows : sentById(rows) }
}

function sent(rows: Linked<object>, options: WriteOptions) {
  return { body: sentLinks(rows), ...writing(options) }
}

function isList(rows: Linked<object>): rows is readonly number[] {
  return Array.isArray(rows)
}

function flag(name: string, is: boolean | undefined): URLSearchParams {
  return new URLSearchParams(is === undefined ? {} : { [name]: is ? '1' : '0' })
}
