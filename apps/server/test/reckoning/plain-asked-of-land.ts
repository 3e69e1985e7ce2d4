// What is asked of properties, paddocks and gauges, question by question.

import type { AskedPeriod, Question } from './plain-question.ts'
import { dayAfter, daysOfPeriod } from './plain-days.ts'
import { readingsOf } from './plain-rain.ts'
import type { RawRow } from './raw-answers.ts'

export function askedOfLand(asked: AskedPeriod): readonly Question[] {
  return [...askedOfProperties(asked), ...askedOfPaddocks(asked), ...askedOfRain(asked)]
}

/** Of those that a paddock or a title of the period names. */
function askedOfProperties({ answers, period }: AskedPeriod): readonly Question[] {
  const own = (row: RawRow) => row['period_id'] === period
  const named = new Set([
    ...answers.tenures.filter(own).map(row => row['property_id']),
    ...answers.paddocks.filter(own).map(row => row['property_id']),
    ...answers.properties.filter(own).map(row => row['id']),
  ])
  const there = answers.properties.filter(({ id }) => named.has(id))
  if (there.length === 0) return [['properties', false]]
  return there.flatMap(({ id }): Question[] => {
    const held = answers.tenures.find(row => own(row) && row['property_id'] === id)
    return [
      ['properties', Number(held?.['title_area'] ?? 0) > 0],
      ['properties', (held?.['ownership_type'] ?? null) !== null],
    ]
  })
}

const idle = ['water-storage', 'timber-and-conservation', 'infrastructure-and-other']
const watered = ['irrigated-cropping', 'semi-irrigated-cropping', 'irrigated-pasture']

function askedOfPaddocks({ answers, raw, period }: AskedPeriod): readonly Question[] {
  const ground = raw.ground.filter(one => one.period_id === period)
  const rows = new Map(answers.paddocks.map(row => [row['id'], row]))
  if (ground.length === 0) return [['paddocks', false]]
  return ground.flatMap(({ id, area, use, irrigation_type, property_id, ...one }) => {
    const row = rows.get(id) ?? {}
    const said = (value: unknown): Question => ['paddocks', value !== null]
    const held = raw.tenures.find(
      tenure => tenure.period_id === period && tenure.property_id === property_id,
    )
    const isShared = ['Sharefarmed', 'Sharefarmed out'].includes(held?.ownership_type ?? '')
    const questions: Question[] = [
      ['paddocks', area !== null && area > 0],
      said(use),
      said(property_id),
      said(one.valuation_category_id),
    ]
    if (!idle.includes(use ?? ''))
      questions.push(said(row['soil_type']), said(row['rain_gauge_id']))
    if (watered.includes(use ?? '')) questions.push(said(irrigation_type))
    if (isShared) questions.push(said(row['sharefarm_percentage']))
    return questions
  })
}

/** Month by month of each gauge that a paddock names, or that was read: each day of it. */
function askedOfRain({ farm, period }: AskedPeriod): readonly Question[] {
  const { from, to } = daysOfPeriod(farm.periods.get(period)?.name ?? '')
  const named = [...farm.paddocks.values()].flatMap(one =>
    one.period_id === period ? [one.rain_gauge_id] : [],
  )
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  const used = farm.gauges.filter(
    ({ id }) => named.includes(id) || days.some(day => readingsOf(farm, id).has(day)),
  )
  if (used.length === 0) return [['rain', false]]
  const months = [...Map.groupBy(days, day => day.slice(0, 7)).values()]
  return used.flatMap(({ id }) =>
    months.map((month): Question => ['rain', month.every(day => readingsOf(farm, id).has(day))]),
  )
}
