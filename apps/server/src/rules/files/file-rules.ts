// All rules about files, and about jobs in the background that make some. A file of the farm that is in no category,
// or that is there already under this name, is hard to find again (W-FILE-1).

import { sql } from 'kysely'
import { jobRules } from './job-rules.ts'
import { warningsOf } from '../saving/findings.ts'
import type { CodedFinding } from '../saving/findings.ts'
import { farmsOf, textIn, touches } from '../saving/read-row.ts'
import type { Asked, SavedRow, SaveRule } from '../saving/save-rule.ts'

const keptFiles: SaveRule = {
  of: ['files'],
  async warn(rows, asked) {
    const others = await likeOthers(rows, asked)
    return warningsOf(asked.entity, rows, row => [...uncategorised(row), ...likeOther(row, others)])
  },
  async beforeRemoval(rows, { tx }, forGood) {
    // Who took copies is remembered as long as there is a file; nobody else can let go of that.
    const ids = rows.map(({ id }) => id)
    if (forGood) await sql`delete from file_downloads where file_id = any(${ids})`.execute(tx)
    return undefined
  },
}

export const fileRules: readonly SaveRule[] = [keptFiles, jobRules]

const code = 'W-FILE-1'

function uncategorised(row: SavedRow): readonly CodedFinding[] {
  if (!touches(row, ['category']) || (row.after['category'] ?? null) !== null) return []
  return [{ field: 'category', code, message: `${nameOf(row)} has no category.` }]
}

interface Others {
  /** Files that another one of the same farm and period is called like. */
  readonly name: ReadonlySet<number>
  /** Files that another one of the farm holds the same as. */
  readonly checksum: ReadonlySet<number>
}

function likeOther(row: SavedRow, { name, checksum }: Others): readonly CodedFinding[] {
  if (checksum.has(row.id)) {
    const message = `${nameOf(row)} has the same content as another file of this farm.`
    return [{ field: 'name', code, message }]
  }
  if (!name.has(row.id)) return []
  return [{ field: 'name', code, message: `Another file is also called ${nameOf(row)}.` }]
}

function nameOf({ after }: SavedRow): string {
  return textIn(after, 'name') ?? 'The file'
}

/** Asked only where a file is new, or called or placed again. What was infected is there for nobody. */
async function likeOthers(rows: readonly SavedRow[], { tx }: Asked): Promise<Others> {
  const asked = rows.filter(row => touches(row, ['name', 'period_id']))
  if (asked.length === 0) return { name: new Set(), checksum: new Set() }
  const { rows: found } = await sql<{ id: number; named: boolean; same: boolean }>`
    select f.id,
      bool_or(lower(o.name) = lower(f.name) and o.period_id is not distinct from f.period_id) as named,
      coalesce(bool_or(o.checksum = f.checksum), false) as same
    from files f
    join files o on o.farm_id = f.farm_id and o.id <> f.id and o.deleted_at is null
      and o.scan is distinct from 'Infected'
      and (lower(o.name) = lower(f.name) or o.checksum = f.checksum)
    where f.id = any(${asked.map(({ id }) => id)}) and f.farm_id = any(${farmsOf(asked)})
    group by f.id`.execute(tx)
  return {
    name: new Set(found.filter(({ named }) => named).map(({ id }) => id)),
    checksum: new Set(found.filter(({ same }) => same).map(({ id }) => id)),
  }
}
