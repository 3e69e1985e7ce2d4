// Each kind of pasture: where stock can drink, and what it carries.

import type { Row } from '../../rules/saving/save-rule.ts'
import type { Random } from '../random.ts'
import { carriedIn, figureIn, isKnown, rounded, sumOf } from './book-year.ts'
import type { EnteredFigures } from './book-year.ts'

/** What each kind carries beside the others. */
const carries = { native: 3, temperate: 8.5, tropical: 4.4, lucerne: 10, forage: 9, irrigated: 15 }
type PastureKind = keyof typeof carries
const kinds = Object.keys(carries) as PastureKind[]

export function pastureFigures(record: Row, random: Random): EnteredFigures {
  const own = kinds.filter(kind => figureIn(record, `pas_${kind}_ha`) > 0)
  const rated = sumOf(own, kind => carries[kind] * figureIn(record, `pas_${kind}_ha`))
  const blocks = own.flatMap(kind => {
    const dse = rounded((carriedIn(record) * carries[kind]) / rated, 4)
    const block = { ...watersOf(kind, record, random), dse_per_ha: dse }
    return Object.entries(block).map(([measure, figure]) => [`pas_${kind}_${measure}`, figure])
  })
  return { ...(Object.fromEntries(blocks) as EnteredFigures), ...mobsIn(record, random) }
}

/** A trough serves so many hectares, and less where paddocks are small. */
function watersOf(kind: PastureKind, record: Row, random: Random): EnteredFigures {
  const area = figureIn(record, `pas_${kind}_ha`)
  const paddocks = figureIn(record, `pas_${kind}_paddocks_no`) || 1
  const served = Math.max(22, Math.min(160, (0.55 * area) / paddocks))
  const points = Math.max(1, Math.round((area / served) * random.between(0.85, 1.15)))
  const dams = kind === 'irrigated' ? 0 : Math.round(points * random.between(0.2, 0.4))
  const bores = Math.floor(points / 12)
  const walk = Math.sqrt((area * 10_000) / points) * 0.45
  return {
    troughs_no: Math.max(0, points - dams - bores),
    dams_no: dams,
    bores_no: bores,
    avg_distance_water_m: Math.round(walk / 10) * 10,
    max_distance_water_m: Math.round((walk * random.between(2, 2.6)) / 10) * 10,
  }
}

function mobsIn(record: Row, random: Random): EnteredFigures {
  if (!isKnown(record, 'gz_sheep_head') && !isKnown(record, 'gz_cattle_head')) return {}
  const mobs = figureIn(record, 'gz_sheep_head') / 1_100 + figureIn(record, 'gz_cattle_head') / 260
  return { gz_mobs_no: Math.max(2, Math.round(mobs * random.between(0.9, 1.2))) }
}
