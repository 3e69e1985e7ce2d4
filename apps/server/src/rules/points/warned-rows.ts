// What the rules say of rows as they stand: every row of the period is looked at as if all of it had
// just been sent again.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { SectionName } from '@furrow/farming/completeness/completeness-questions'
import type { FoundPoint, PeriodOfFarm, PointsAsked } from '../saving/open-point.ts'
import { rowsOfPeriod } from '../periods/rows-of-period.ts'
import type { StoredRow } from '../periods/rows-of-period.ts'
import type { Asked, SavedRow, Warning } from '../saving/save-rule.ts'
import { wordsForRows } from '../saving/words-for-rows.ts'

export async function warnedRows(
  place: PeriodOfFarm,
  asked: PointsAsked,
): Promise<readonly FoundPoint[]> {
  const points: FoundPoint[] = []
  for (const entity of warnedEntities(asked)) {
    const declared = entityNamed(asked.catalogue, entity)
    const { catalogue, tx } = asked
    const rows = await rowsOfPeriod(tx, declared, { catalogue, place })
    if (rows.length > 0) points.push(...(await pointsOf(entity, rows, asked)))
  }
  return eachOnce(points)
}

function warnedEntities({ rules, catalogue }: PointsAsked): readonly string[] {
  const warned = new Set(rules.flatMap(({ warn, of }) => (warn ? of : [])))
  const names = [...catalogue.keys()].filter(name => warned.has(name))
  return [...names.filter(name => !toldLast.includes(name)), ...toldLast]
}

async function pointsOf(
  entity: string,
  rows: readonly StoredRow[],
  { tx, viewer, rules, today }: PointsAsked,
): Promise<readonly FoundPoint[]> {
  const saved = rows.map((row): SavedRow => ({
    at: '',
    id: row.id,
    before: row,
    sent: row,
    after: row,
  }))
  const asking: Asked = { entity, viewer, tx, todayIn: () => today, save: refuseToSave }
  const warnings: Warning[] = []
  for (const rule of rules.filter(({ of }) => of.includes(entity))) {
    warnings.push(...((await rule.warn?.(saved, asking)) ?? []))
  }
  const words = await wordsForRows(tx, entity, new Set(warnings.map(({ id }) => id)))
  return warnings.map(({ code, message, resource, id, field }) => {
    const section = sections[resource] ?? 'cropping'
    return { code, message, section, resource, id, field, where: words.get(id) ?? null }
  })
}

const refuseToSave = () => Promise.reject(new Error('Nothing is saved while rows are looked at.'))

const sections: Readonly<Record<string, SectionName>> = {
  paddocks: 'paddocks',
  paddock_prior_paddocks: 'paddocks',
  rainfalls: 'rain',
  files: 'files',
}

/**
 * The same words of several records stand at the one that is most likely to be changed: more harvested than
 * sown at the harvest, more sown than the paddock has at the sowing.
 */
const toldLast: readonly string[] = ['sowing_collection_events', 'paddocks']

/** A crop that is too large is told by its sowing and by its paddock, in the same words. */
function eachOnce(points: readonly FoundPoint[]): readonly FoundPoint[] {
  const byWords = new Map<string, FoundPoint>()
  for (const point of points) {
    const key = `${point.code} ${point.message}`
    if (!byWords.has(key)) byWords.set(key, point)
  }
  return [...byWords.values()]
}
