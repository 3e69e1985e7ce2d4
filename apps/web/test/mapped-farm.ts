// The paddocks of a farm with their boundaries, as a program asks for them and prepares them: for the
// journeys over the map.

import { ask, farmInProgress, tokenOf } from './browser.ts'
import type { MadeShape } from './made-shapefile.ts'

type Ring = readonly (readonly [number, number])[]

export interface MappedPaddock {
  readonly id: number
  readonly name: string
  readonly area: number | null
  readonly boundaries: readonly {
    readonly id: number
    readonly location: { readonly type: string; readonly coordinates: readonly Ring[] }
  }[]
}

export interface MappedFarm {
  /** Of the screens of its period in progress. */
  readonly path: string
  paddocks(): Promise<readonly MappedPaddock[]>
  remove(rows: readonly { readonly resource: string; readonly id: number }[]): Promise<void>
}

export async function mappedFarm(address: string, email: string): Promise<MappedFarm> {
  const { farm, period } = await farmInProgress(address, email)
  const token = await tokenOf(address, email)
  const filters = [
    { field: 'farm_id', value: farm },
    { field: 'period_id', value: period },
  ]
  const body = { filters, includes: [{ relation: 'boundaries' }], sort: [{ field: 'name' }] }
  const search = '/api/paddocks/search?limit=0'
  return {
    path: `/collection/${farm}/period/${period}`,
    async paddocks() {
      const { data } = await ask<{ data: readonly MappedPaddock[] }>(address, search, {
        token,
        body,
      })
      return data
    },
    async remove(rows) {
      const steps = rows.map(row => ({ do: 'destroy', ...row }))
      const answer = await ask(address, '/api/v2/batch', { token, body: { steps } })
      if (!('data' in answer)) throw new Error(JSON.stringify(answer))
    },
  }
}

/** The boundary of a paddock for a file, so many degrees further east. */
export function shapeOf({ name, boundaries }: MappedPaddock, east = 0): MadeShape {
  const rings = boundaries[0]?.location.coordinates ?? []
  return { name, rings: rings.map(ring => ring.map(([x, y]) => [x + east, y] as const)) }
}
