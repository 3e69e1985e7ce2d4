// An enterprise that a sale, a parcel in storage or a share of a cost names is one of its crop; a share of a
// cost is of one crop or of one stock enterprise.

import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, pointedAt, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

const [crop, stock, enterprise] = ['crop_type_id', 'livestock_enterprise_id', 'enterprise_id']
const grown = 'crop_type_farm_period_id'

export const enterpriseOfSale: SaveRule = {
  of: ['crop_sale_actuals', 'crop_sale_estimate_pools'],
  async check(rows, { tx }) {
    const due = rows.filter(row => touches(row, [grown, enterprise]))
    const enterprises = await enterprisesOf(due, tx)
    if (enterprises.length === 0) return {}
    const { rows: crops } = await sql<{ readonly id: number; readonly crop: number }>`
      select id, crop_type_id as crop from crop_type_farm_periods
      where id = any(${pointedAt(due, grown)})`.execute(tx)
    return errorsOf(due, row => {
      const of = crops.find(({ id }) => id === numberIn(row.after, grown))
      return of ? otherCrop(row, of.crop, enterprises) : []
    })
  },
}

export const costShareRules: SaveRule = {
  of: ['cost_shares'],
  async check(rows, { tx }) {
    const due = rows.filter(row => touches(row, [crop, stock, enterprise]))
    const enterprises = await enterprisesOf(due, tx)
    return errorsOf(due, row => [
      ...notOne(row),
      ...otherCrop(row, numberIn(row.after, crop), enterprises),
    ])
  },
}

function notOne({ after }: RowToSave): readonly Finding[] {
  const [ofCrop, ofStock] = [numberIn(after, crop), numberIn(after, stock)]
  if (ofCrop === undefined && ofStock === undefined) {
    return [{ field: crop, message: 'Choose a crop or a livestock enterprise.' }]
  }
  if (ofCrop === undefined || ofStock === undefined) return []
  return [{ field: stock, message: 'Choose a crop or a livestock enterprise, not both.' }]
}

interface NamedEnterprise {
  readonly id: number
  readonly name: string
  readonly crop: number
  readonly cropName: string
}

async function enterprisesOf(
  rows: readonly RowToSave[],
  tx: Asked['tx'],
): Promise<readonly NamedEnterprise[]> {
  const ids = pointedAt(rows, enterprise)
  if (ids.length === 0) return []
  const { rows: found } = await sql<NamedEnterprise>`
    select n.id, n.name, k.id as crop, k.name as "cropName"
    from crop_collection_enterprises n join crop_types k on k.id = n.crop_type_id
    where n.id = any(${ids})`.execute(tx)
  return found
}

function otherCrop(
  { after }: RowToSave,
  of: number | undefined,
  enterprises: readonly NamedEnterprise[],
): readonly Finding[] {
  const named = enterprises.find(({ id }) => id === numberIn(after, enterprise))
  if (!named || named.crop === of) return []
  const message = `${named.name} is an enterprise of ${named.cropName}: choose one of this crop.`
  return [{ field: enterprise, message }]
}
