// The rows of the recorded farm where it was made again, by what they are called.

import { rowsOf } from '../fresh-farm.ts'
import type { FarmBefore } from './farm-before.ts'
import { recordedRows } from './recorded-device.ts'
import type { RowsNow } from './recorded-device.ts'

interface NamedRow {
  readonly id: number
  readonly updated_at: string
  readonly [field: string]: unknown
}

const includesOf: Readonly<Record<string, readonly string[]>> = {
  crop_collections: ['paddock'],
  sowing_collection_events: ['crop_collection.paddock'],
  grain_collection_events: ['crop_collection.paddock'],
}

export async function rowsNow(
  address: string,
  { farm, period }: Pick<FarmBefore, 'farm' | 'period'>,
): Promise<RowsNow> {
  const where = { farm_id: farm, period_id: period }
  const like = (resource: string) => {
    if (resource === 'farms') return { id: farm }
    if (/collection|paddocks/.test(resource)) return where
    return /^(rain|farm_)/.test(resource) ? { farm_id: farm } : {}
  }
  const found = new Map<string, NamedRow>()
  for (const resource of new Set(recordedRows.map(row => row.resource))) {
    const rows = await rowsOf<NamedRow>(address, resource, like(resource), includesOf[resource])
    for (const row of rows) found.set(`${resource} ${nameOf(row)}`, row)
  }
  return {
    idOf(resource, name) {
      const row = found.get(`${resource} ${name}`)
      if (!row) throw new Error(`There is no ${resource} ${name}.`)
      return row.id
    },
    seenOf: (resource, id) =>
      [...found].find(([name, row]) => name.startsWith(`${resource} `) && row.id === id)?.[1]
        .updated_at,
  }
}

/** Of an event that of its paddock; of what comes with Furrow its lasting name. */
function nameOf(row: NamedRow): string {
  const crop = (row['crop_collection'] ?? row) as { readonly paddock?: { readonly name: string } }
  const name = crop.paddock?.name ?? row['farm_name'] ?? row['slug'] ?? row['email'] ?? row['name']
  return String(name)
}
