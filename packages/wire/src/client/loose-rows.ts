// The calls at an address of rows, whatever record they are of: those of a record, or those that a
// relation leads to. What the compiler knows of a record by name is laid over them as a type.

import { destroying, sentById, updating, writing } from './call-options.ts'
import type {
  BatchUpdateOptions,
  ById,
  DestroyOptions,
  ReadOptions,
  UpdateOptions,
  WriteOptions,
} from './call-options.ts'
import type { Ask } from './read-answer.ts'
import type { PageResult, Result } from './result.ts'
import { pageQuery, searchBody, wishQuery } from './sent-wish.ts'
import type { LooseBeside, LooseList, LooseSearch, LooseShow } from './sent-wish.ts'

export type LooseRow = Readonly<Record<string, unknown>>

export interface LooseRows {
  search(wish?: LooseSearch, options?: ReadOptions): Promise<PageResult<LooseRow>>
  list(wish?: LooseList, options?: ReadOptions): Promise<PageResult<LooseRow>>
  get(id: number, wish?: LooseShow, options?: ReadOptions): Promise<Result<LooseRow>>
  store(values: object, options?: LooseBeside & WriteOptions): Promise<Result<LooseRow>>
  update(id: number, values: object, options?: LooseBeside & UpdateOptions): Changed<LooseRow>
  destroy(id: number, options?: DestroyOptions): Promise<Result<LooseRow>>
  restore(id: number, options?: WriteOptions): Promise<Result<LooseRow>>
  readonly batch: LooseBatch
}

interface LooseBatch {
  store(rows: readonly object[], options?: WriteOptions): Promise<Result<readonly LooseRow[]>>
  update(changes: ById<object>, options?: BatchUpdateOptions): Changed<readonly LooseRow[]>
  destroy(ids: readonly number[], options?: DestroyOptions): Promise<Result<readonly LooseRow[]>>
  restore(ids: readonly number[], options?: WriteOptions): Promise<Result<readonly LooseRow[]>>
}

type Changed<Data> = Promise<Result<Data, Data>>

export function looseRows(path: string, ask: Ask): LooseRows {
  return {
    search(wish = {}, { signal } = {}) {
      const asked = { query: pageQuery(wish), body: searchBody(wish), signal }
      return ask({ method: 'POST', path: `${path}/search`, ...asked })
    },
    list(wish = {}, { signal } = {}) {
      return ask({ method: 'GET', path, query: wishQuery(wish), signal })
    },
    get(id, wish = {}, { signal } = {}) {
      return ask({ method: 'GET', path: `${path}/${id}`, query: wishQuery(wish), signal })
    },
    store(values, options = {}) {
      const sent = { query: wishQuery(options), body: values, ...writing(options) }
      return ask({ method: 'POST', path, ...sent })
    },
    update(id, values, options = {}) {
      const sent = { query: wishQuery(options), body: values, ...updating(options) }
      return ask({ method: 'PATCH', path: `${path}/${id}`, ...sent })
    },
    destroy(id, options = {}) {
      return ask({ method: 'DELETE', path: `${path}/${id}`, ...destroying(options) })
    },
    restore(id, options = {}) {
      return ask({ method: 'POST', path: `${path}/${id}/restore`, ...writing(options) })
    },
    batch: looseBatch(`${path}/batch`, ask),
  }
}

function looseBatch(path: string, ask: Ask): LooseBatch {
  return {
    store(resources, options = {}) {
      return ask({ method: 'POST', path, body: { resources }, ...writing(options) })
    },
    update(changes, options = {}) {
      const seen = options.seen && { seen: sentById(options.seen) }
      const body = { resources: sentById(changes), ...seen }
      return ask({ method: 'PATCH', path, body, ...writing(options) })
    },
    destroy(resources, options = {}) {
      return ask({ method: 'DELETE', path, body: { resources }, ...destroying(options) })
    },
    restore(resources, options = {}) {
      return ask({
        method: 'POST',
        path: `${path}/restore`,
        body: { resources },
        ...writing(options),
      })
    },
  }
}
