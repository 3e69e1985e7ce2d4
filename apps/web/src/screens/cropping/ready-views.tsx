// Parts of the wide sheet that people work on one after the other, each as a view of the sheet.

import { SegmentedControl } from '@mantine/core'
import type { CropColumn } from './column-of.ts'

const always = new Set(['crop.paddock_id', 'crop.current_crop_id'])

/** Seldom wanted: shown where somebody chooses them. */
const besides = new Set([
  'fallow_rain_unread',
  'crop_rain_unread',
  'stored_water',
  'hay_yield',
  'own',
])

/** By what they are called: the groups of columns that they show. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  Sowing: ['Ground', 'Kind of crop', 'Sowing', 'Rain'],
  Nutrition: ['Nutrients', 'Yield'],
  Irrigation: ['Irrigation', 'Rain', 'Yield'],
  Harvest: ['Harvest', 'Yield', 'Grazing'],
  Ended: ['Harvest', 'Ended otherwise'],
}

const readyViews = Object.keys(groupsOf)

/** As the sheet reads it; nothing for all columns. */
function readyView(name: string, columns: readonly CropColumn[]): string | undefined {
  const groups = groupsOf[name]
  if (!groups) return undefined
  const hidden = columns.filter(
    ({ id, group, hidden: isApart }) =>
      !always.has(id) && (!groups.includes(group ?? '') || (isApart && besides.has(id))),
  )
  return JSON.stringify({ hidden: hidden.map(({ id }) => id) })
}

const whole = 'All'

interface ViewsProps {
  readonly columns: readonly CropColumn[]
  readonly view: string | undefined
  readonly onView: (view: string | undefined) => void
}

export function ReadyViews({ columns, view, onView }: ViewsProps) {
  const chosen = readyViews.find(name => readyView(name, columns) === view)
  return (
    <SegmentedControl
      aria-label="Columns shown"
      className="no-print crop-views"
      data={[whole, ...readyViews]}
      value={chosen ?? (view === undefined ? whole : '')}
      onChange={name => onView(readyView(name, columns))}
    />
  )
}
