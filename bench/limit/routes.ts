// The few addresses that the limit knows, each with its own function.

import { allCrops } from './all-crops.ts'
import type { LimitAsk } from './limit-ask.ts'
import { listPaddocks, onePaddock, searchPaddocks } from './read-paddocks.ts'
import { patchPaddocks, postPaddocks } from './write-paddocks.ts'

type Route = (ask: LimitAsk) => Promise<string>

export function routeOf(method: string, { pathname }: URL): Route {
  switch (`${method} ${pathname}`) {
    case 'GET /api/paddocks':
      return listPaddocks
    case 'POST /api/paddocks/search':
      return searchPaddocks
    case 'POST /api/crop_collections/search':
      return allCrops
    case 'PATCH /api/paddocks/batch':
      return patchPaddocks
    case 'POST /api/paddocks/batch':
      return postPaddocks
    default:
      return onePaddock
  }
}
