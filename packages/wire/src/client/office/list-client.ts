// The calls by which administrators see to lists that farms choose from.

import type { ListedRow, RowsMerged } from '../../lists/listed-rows-answer.ts'
import { writing } from '../call-options.ts'
import type { ReadOptions, WriteOptions } from '../call-options.ts'
import type { Exchange } from '../exchange.ts'
import { asking, enveloped } from '../read-answer.ts'
import type { Result } from '../result.ts'

type List = 'varieties' | 'crop_tags'

export interface ListCalls {
  /** With how many rows of how many farms name each. */
  readonly rows: (list: List, options?: ReadOptions) => Promise<Result<readonly ListedRow[]>>
  /** Whatever names the first names the second from then on. */
  readonly merge: (
    merged: { readonly list: List; readonly id: number; readonly into_id: number },
    options?: WriteOptions,
  ) => Promise<Result<RowsMerged>>
}

export function listCalls(exchange: Exchange): ListCalls {
  const ask = asking(exchange, enveloped)
  const path = '/api/v2/listed-rows'
  return {
    rows: (list, { signal } = {}) =>
      ask({ method: 'GET', path, query: new URLSearchParams({ list }), signal }),
    merge: (merged, options = {}) =>
      ask({ method: 'POST', path: `${path}/merge`, body: merged, ...writing(options) }),
  }
}
