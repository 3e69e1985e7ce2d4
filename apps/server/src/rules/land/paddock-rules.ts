// A paddock by itself: its area, its period, and what should be known of it.

import { noGround } from '@furrow/farming/land/land-area'
import { usualCroppedArea } from '@furrow/farming/dates/usual-span'
import { sql } from 'kysely'
import { hectares } from '../crops/collection-facts.ts'
import { errorsOf, warningsOf } from '../saving/findings.ts'
import type { CodedFinding } from '../saving/findings.ts'
import { farmsOf, numberIn, pointedAt, textIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const paddockRules: SaveRule = {
  of: ['paddocks'],
  async check(rows, asked) {
    const recorded = await recordedPaddocks(rows.filter(movesPeriod), asked)
    return errorsOf(rows, row => {
      const area = numberIn(row.after, 'area')
      // E-PAD-1
      const isEmpty = touches(row, ['area']) && area !== undefined && area <= 0
      const stays = row.id !== undefined && recorded.includes(row.id)
      return [
        ...(isEmpty ? [{ field: 'area', message: noGround }] : []),
        ...(stays ? [{ field: 'period_id', message: staysInPeriod(row) }] : []),
      ]
    })
  },
  async warn(rows, asked) {
    const cropping = await croppingLand(rows, asked)
    return warningsOf(asked.entity, rows, row => [...whatIsMissing(row), ...oddArea(row, cropping)])
  },
}

function movesPeriod({ before, sent }: RowToSave): boolean {
  return before !== undefined && 'period_id' in sent && sent['period_id'] !== before['period_id']
}

function staysInPeriod({ after }: RowToSave): string {
  return `${textIn(after, 'name')} has crops, or a history: it stays in its period.`
}

/** Those that something is recorded about that belongs to their period. */
async function recordedPaddocks(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<readonly number[]> {
  if (rows.length === 0) return []
  const farms = farmsOf(rows)
  const { rows: found } = await sql<{ id: number }>`
    select p.id from paddocks p
    where p.id = any(${rows.map(({ id }) => id)}) and p.farm_id = any(${farms}) and (
      exists (select from crop_collections c
        where c.paddock_id = p.id and c.farm_id = p.farm_id and c.deleted_at is null)
      or exists (select from paddock_prior_paddocks l
        where p.id in (l.parent_paddock_id, l.prior_paddock_id) and l.farm_id = p.farm_id
          and l.deleted_at is null))`.execute(tx)
  return found.map(({ id }) => id)
}

/** W-PAD-3. Each is asked for once, when the paddock is new, and when it is taken away. */
const wanted: Readonly<Record<string, string>> = {
  soil_type: 'soil type',
  rain_gauge_id: 'rain gauge',
  property_id: 'property',
  valuation_category_id: 'land class',
}

function whatIsMissing(row: SavedRow): readonly CodedFinding[] {
  const missing = Object.keys(wanted).filter(
    field => touches(row, [field]) && (row.after[field] ?? null) === null,
  )
  return missing.map(field => {
    const message = `${textIn(row.after, 'name')} has no ${wanted[field]}.`
    return { field, code: 'W-PAD-3', message }
  })
}

/** W-PAD-4 */
function oddArea(row: SavedRow, cropping: readonly number[]): readonly CodedFinding[] {
  const area = numberIn(row.after, 'area')
  if (area === undefined || !touches(row, ['area', 'asset_type_id'])) return []
  const isCropped = cropping.includes(numberIn(row.after, 'asset_type_id') ?? 0)
  const isLarge = isCropped && area > usualCroppedArea.most
  if (!isLarge && area >= usualCroppedArea.least) return []
  const odd = isLarge ? 'very large for a cropping paddock' : 'very small'
  const message = `${textIn(row.after, 'name')} has ${hectares(area)}: that is ${odd}.`
  return [{ field: 'area', code: 'W-PAD-4', message }]
}

/** The uses of land that are for cropping, asked only where a paddock is large. */
async function croppingLand(rows: readonly SavedRow[], { tx }: Asked): Promise<readonly number[]> {
  const large = rows.filter(
    row =>
      touches(row, ['area', 'asset_type_id']) &&
      (numberIn(row.after, 'area') ?? 0) > usualCroppedArea.most,
  )
  const uses = pointedAt(large, 'asset_type_id')
  if (uses.length === 0) return []
  const { rows: found } = await sql<{ id: number }>`
    select id from asset_types where id = any(${uses}) and slug = any(${croppingUses})`.execute(tx)
  return found.map(({ id }) => id)
}

const croppingUses = [
  'dryland-cropping',
  'irrigated-cropping',
  'semi-irrigated-cropping',
  'sugarcane',
  'horticulture',
]
