// The columns of the sheet of paddocks: what is typed of each, and what follows from it.

import { land } from '@furrow/catalogue/chapters/land'
import { entityIn } from '@furrow/catalogue/entity'
import { mainPrior, plainName } from '@furrow/farming/land/paddock-lineage'
import { areaChange } from '@furrow/farming/land/land-area'
import { landTotal } from '@furrow/farming/land/land-totals'
import type { CellValue } from '../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'
import { countText } from '../../ui/amounts.ts'
import { optionsOf, propertyOptions, unassigned } from './land-lists.ts'
import type { LandLists } from './land-lists.ts'
import { wrongArea, wrongName } from './paddock-checks.ts'
import type { PaddockRow } from './paddock-row.ts'
import { mainAmong } from './lineage/prior-links.ts'
import type { ReadPaddock } from './read-paddock.ts'

type Column = SheetColumn<PaddockRow>

export interface SheetOfPaddocks {
  /** As they are when a name is checked: the columns stay the same while rows change. */
  readonly rowsNow: () => readonly PaddockRow[]
  /** Paddocks of the period before. */
  readonly before: readonly Named[]
  /** Its name; nothing where there is none. */
  readonly beforeName: string | undefined
  readonly lists: LandLists
}

type Named = Pick<ReadPaddock, 'id' | 'name'>

export function paddockColumns(sheet: SheetOfPaddocks): readonly Column[] {
  return [
    nameColumn(sheet.rowsNow),
    areaColumn,
    ...landColumns(sheet.lists),
    ...soilColumns(sheet.lists),
    cropColumn,
    ...(sheet.beforeName === undefined ? [] : beforeColumns(sheet.before, sheet.beforeName)),
    mapColumn,
  ]
}

/** What is typed of a paddock. */
export const paddockFields = [
  'name',
  'area',
  'asset_type_id',
  'property_id',
  'soil_type',
  'irrigation_type',
  'sharefarm_percentage',
  'rain_gauge_id',
  'valuation_category_id',
  'water_holding',
  'fallow_efficiency',
] as const

type PaddockField = (typeof paddockFields)[number]

export const paddockEntity = entityIn(land, 'paddocks')

const own = fieldColumns(paddockEntity, { of: ({ paddock }: PaddockRow) => paddock })

function field(name: PaddockField, wish: FieldWish<PaddockRow>): Column {
  return own(name, {
    // What it was in the period before is very likely what it is.
    suggestion: ({ main }) =>
      name === 'name' || name === 'area' ? undefined : (main?.[name] ?? undefined),
    ...wish,
  })
}

function nameColumn(rowsNow: () => readonly PaddockRow[]): Column {
  const names = lastly((rows: readonly PaddockRow[]) =>
    Map.groupBy(rows, ({ paddock }) => plainName(paddock.name)),
  )
  return field('name', {
    otherHeadings: ['Paddock name', 'Name', 'Field', 'Block'],
    frozen: true,
    width: 190,
    check: (value, row) => wrongName(value, { row, names: names(rowsNow()) }),
    total: shown => countText(shown.length, 'paddock'),
  })
}

/** Worked out once for one and the same. */
function lastly<Of, Value>(work: (of: Of) => Value): (of: Of) => Value {
  let last: { readonly of: Of; readonly value: Value } | undefined
  return of => {
    if (last?.of !== of) last = { of, value: work(of) }
    return last.value
  }
}

const areaColumn: Column = field('area', {
  otherHeadings: ['Hectares', 'Ha', 'Size', 'Farmed area', 'Paddock area'],
  width: 100,
  check: wrongArea,
  total: rows => landTotal(rows.map(({ paddock }) => paddock)).hectares,
})

function landColumns(lists: LandLists): readonly Column[] {
  const group = 'Land'
  return [
    field('asset_type_id', {
      otherHeadings: ['Land use', 'Use'],
      group,
      width: 180,
      options: optionsOf(lists.assetTypes),
    }),
    field('property_id', {
      group,
      width: 150,
      options: propertyOptions(lists),
      value: ({ paddock }) => propertyOf(paddock.property_id, lists),
      writes: value => ({ paddocks: { property_id: value === unassigned ? null : value } }),
    }),
    field('sharefarm_percentage', { group, width: 100 }),
    field('valuation_category_id', { group, width: 190, options: optionsOf(lists.landClasses) }),
  ]
}

/** A property that is gone counts as none. */
export function propertyOf(
  id: number | null,
  { properties }: Pick<LandLists, 'properties'>,
): number {
  return properties.some(property => property.id === id) ? (id ?? unassigned) : unassigned
}

function soilColumns({ gauges }: LandLists): readonly Column[] {
  const group = 'Soil and water'
  return [
    field('soil_type', { otherHeadings: ['Soil type'], group, width: 140 }),
    field('irrigation_type', { group, width: 130 }),
    field('rain_gauge_id', { group, width: 140, options: optionsOf(gauges) }),
    field('water_holding', { group, width: 120 }),
    field('fallow_efficiency', { group, width: 120 }),
  ]
}

const cropColumn: Column = {
  id: 'crops',
  heading: 'Crop',
  group: 'This period',
  width: 140,
  kind: { is: 'text' },
  locked: true,
  value: ({ crops }) => crops.join(', ') || null,
}

function beforeColumns(before: readonly Named[], beforeName: string): readonly Column[] {
  const group = `Since ${beforeName}`
  const figure = { group, kind: areaColumn.kind, unit: 'ha', locked: true } as const
  return [
    { ...priorsColumn(before, beforeName), group },
    {
      ...figure,
      id: 'area_before',
      heading: 'Area then',
      width: 110,
      value: row => row.areaBefore,
    },
    {
      ...figure,
      id: 'area_change',
      heading: 'Difference',
      width: 120,
      value: ({ paddock, areaBefore }) => areaChange(paddock.area, areaBefore),
    },
    {
      id: 'changed',
      heading: 'Changed',
      group,
      width: 160,
      locked: true,
      kind: { is: 'text' },
      value: ({ changed }) => changed.join(', ') || null,
    },
  ]
}

function priorsColumn(before: readonly Named[], beforeName: string): Column {
  const options = before.map(({ id, name }) => ({ value: id, label: name }))
  return {
    id: 'priors',
    heading: 'Was',
    width: 170,
    kind: { is: 'choice', options, several: true },
    help: `The paddocks of ${beforeName} that this ground was, the main one first.`,
    value: ({ priors }) => (priors.length === 0 ? null : priors),
    place: ({ id }) => ({ resource: 'paddocks', id, field: 'primary_parent_paddock_id' }),
    writes: (value, { row }) => {
      const priors = numbersIn(value)
      const main = row ? mainAmong(row, priors) : mainPrior(priors, null)
      return { paddocks: { primary_parent_paddock_id: main }, links: { priors } }
    },
  }
}

function numbersIn(value: CellValue): readonly number[] {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.filter(one => typeof one === 'number') : []
}

const mapColumn: Column = {
  id: 'on_map',
  heading: 'On the map',
  width: 110,
  locked: true,
  kind: { is: 'flag' },
  value: ({ paddock }) => (paddock.boundaries_count ?? 0) > 0,
}
