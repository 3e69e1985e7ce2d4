// The calls below a row, through one of its relations, whatever record it leads to. Every relation
// is given every call; which of them it answers, the types over it say.

import { destroying, updating, writing } from './call-options.ts'
import type { DestroyOptions, ReadOptions, UpdateOptions, WriteOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { linkCalls } from './link-calls.ts'
import type { LinkCalls } from './link-calls.ts'
import { looseRows } from './loose-rows.ts'
import type { LooseRow, LooseRows } from './loose-rows.ts'
import { asking, enveloped, unenveloped } from './read-answer.ts'
import type { Result } from './result.ts'
import { wishQuery } from './sent-wish.ts'
import type { LooseBeside, LooseShow } from './sent-wish.ts'

/** To several rows. */
export interface LooseRelated extends LooseRows, LinkCalls<object> {
  associate(id: number, options?: LooseBeside & WriteOptions): Promise<Result<LooseRow>>
  dissociate(id: number, options?: LooseBeside & WriteOptions): Promise<Result<LooseRow>>
}

/** To one row. */
export interface LooseOne {
  get(wish?: LooseShow, options?: ReadOptions): Promise<Result<LooseRow>>
  store(values: object, options?: LooseBeside & WriteOptions): Promise<Result<LooseRow>>
  update(values: object, options?: LooseBeside & UpdateOptions): Promise<Result<LooseRow, LooseRow>>
  destroy(options?: DestroyOptions): Promise<Result<LooseRow>>
  restore(id: number, options?: WriteOptions): Promise<Result<LooseRow>>
}

export function looseRelated(path: string, exchange: Exchange): LooseRelated {
  const ask = asking(exchange, enveloped)
  return {
    ...looseRows(path, ask),
    ...linkCalls(path, asking(exchange, unenveloped)),
    associate(id, options = {}) {
      const sent = { query: wishQuery(options), body: { related_key: id }, ...writing(options) }
      return ask({ method: 'POST', path: `${path}/associate`, ...sent })
    },
    dissociate(id, options = {}) {
      const sent = { query: wishQuery(options), ...writing(options) }
      return ask({ method: 'DELETE', path: `${path}/${id}/dissociate`, ...sent })
    },
  }
}

export function looseOne(path: string, exchange: Exchange): LooseOne {
  const ask = asking(exchange, enveloped)
  return {
    get(wish = {}, { signal } = {}) {
      return ask({ method: 'GET', path, query: wishQuery(wish), signal })
    },
    store(values, options = {}) {
      const sent = { query: wishQuery(options), body: values, ...writing(options) }
      return ask({ method: 'POST', path, ...sent })
    },
    update(values, options = {}) {
      const sent = { query: wishQuery(options), body: values, ...updating(options) }
      return ask({ method: 'PATCH', path, ...sent })
    },
    destroy(options = {}) {
      return ask({ method: 'DELETE', path, ...destroying(options) })
    },
    restore(id, options = {}) {
      return ask({ method: 'POST', path: `${path}/${id}/restore`, ...writing(options) })
    },
  }
}
