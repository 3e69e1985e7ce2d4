// Parts of the wide sheet that people work on one after the other, each as a view of the sheet.

import type { ReadyView } from '../../sheet/writing/sheet-props.ts'
import type { CropColumn } from './column-of.ts'

const always = new Set(['crop.paddock_id', 'crop.current_crop_id'])

/** Seldom wanted: shown where someone chooses them. */
const besides = new Set([
  'fallow_rain_unread',
  'crop_rain_unread',
  'stored_water',
  'hay_yield',
  'own',
])

/** The group whose columns no other view shows. */
const onlyHere = 'Costs'

/** By what they are called: the groups of columns that they show, and single columns of others. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  Sowing: ['Ground', 'Kind of crop', 'Sowing', 'Rain'],
  Nutrition: ['Nutrients', 'Yield'],
  Irrigation: ['Irrigation', 'Rain', 'Yield'],
  Harvest: ['Harvest', 'Yield', 'Grazing'],
  Sales: ['Sales', 'Yield'],
  Costs: ['Costs', 'income_per_ha', 'price', 'yield'],
  'Not harvested': ['Harvest', 'Not harvested'],
}

/** Sales and costs only for who may see finances. */
export function readyViews(columns: readonly CropColumn[]): readonly ReadyView[] {
  const known = new Set(columns.map(({ group }) => group))
  return Object.entries(groupsOf)
    .filter(([, [first]]) => known.has(first))
    .map(([name, groups]) => ({ name, text: viewOf(groups, columns) }))
}

function viewOf(groups: readonly string[], columns: readonly CropColumn[]): string {
  const hidden = columns.filter(
    ({ id, group, hidden: isApart }) =>
      !always.has(id) &&
      !groups.includes(id) &&
      (!groups.includes(group ?? '') || (isApart && besides.has(id))),
  )
  const shown = columns.filter(
    ({ group, hidden: isApart }) => isApart && group === onlyHere && groups.includes(group),
  )
  const [out, apart] = [hidden, shown].map(some => some.map(({ id }) => id))
  return JSON.stringify({ hidden: out, ...(shown.length > 0 && { shown: apart }) })
}
