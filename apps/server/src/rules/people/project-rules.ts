// A project is about a farm of the business that ordered it: whoever works on it sees that farm.

import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import { numberIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

const deciding = ['business_id', 'farm_id', 'details_id']

export const projectRules: SaveRule = {
  of: ['projects'],
  async check(rows, asked) {
    const strays = await farmsElsewhere(
      rows.filter(row => touches(row, deciding)),
      asked,
    )
    return errorsOf(rows, row =>
      strays.has(row)
        ? [{ field: 'farm_id', message: 'This farm is not one of the business’s farms.' }]
        : [],
    )
  },
}

async function farmsElsewhere(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlySet<RowToSave>> {
  const about = rows.flatMap((row, place) => {
    const business = numberIn(row.after, 'business_id')
    const farms = ['farm_id', 'details_id'].map(name => numberIn(row.after, name))
    return farms.flatMap(farm => (farm && business ? [{ place, farm, business }] : []))
  })
  if (about.length === 0) return new Set()
  const { rows: found } = await sql<{ place: number }>`
    select distinct p.place
    from jsonb_to_recordset(${JSON.stringify(about)}::jsonb)
      as p(place integer, farm bigint, business bigint)
    where not exists (
      select from business_farm l
      where l.business_id = p.business and l.farm_id = p.farm and l.deleted_at is null)`.execute(tx)
  return new Set(found.flatMap(({ place }) => rows[place] ?? []))
}
