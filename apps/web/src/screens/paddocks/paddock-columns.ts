// The columns of the sheet of paddocks: what is typed of each, and what follows from it.

import { plainName } from '@furrow/farming/paddock-lineage'
import { landTotal } from '@furrow/farming/land-totals'
import type { CellKind, CellValue } from '../../sheet/cell-kind.ts'
import type { SheetColumn } from '../../sheet/sheet-column.ts'
import { countText } from '../../ui/amounts.ts'
import { irrigations, optionsOf, propertyOptions, soils, unassigned } from './land-lists.ts'
import type { LandLists } from './land-lists.ts'
import { wrongArea, wrongName, wrongShare, wrongWaterHolding } from './paddock-checks.ts'
import type { PaddockRow } from './paddock-row.ts'
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

/** Each is a field of a paddock of the same name. */
export const fieldColumns = [
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

type FieldColumn = (typeof fieldColumns)[number]

interface Wish extends Omit<Column, 'id' | 'heading' | 'kind' | 'value' | 'place'> {
  readonly heading: string
  readonly kind: CellKind
}

function field(id: FieldColumn, wish: Wish): Column {
  return {
    ...wish,
    id,
    value: ({ paddock }) => paddock[id],
    place: row => ({ resource: 'paddocks', id: row.id, field: id }),
    // What it was in the period before is very likely what it is.
    suggestion: ({ main }) =>
      id === 'name' || id === 'area' ? undefined : (main?.[id] ?? undefined),
  }
}

function nameColumn(rowsNow: () => readonly PaddockRow[]): Column {
  const names = lastly((rows: readonly PaddockRow[]) =>
    Map.groupBy(rows, ({ paddock }) => plainName(paddock.name)),
  )
  return {
    ...field('name', { heading: 'Paddock', kind: { is: 'text', max: 60 } }),
    ...{ frozen: true, required: true, width: 190 },
    check: (value, row) => wrongName(value, { row, names: names(rowsNow()) }),
    total: shown => countText(shown.length, 'paddock'),
  }
}

/** Worked out once for one and the same. */
function lastly<Of, Value>(work: (of: Of) => Value): (of: Of) => Value {
  let last: { readonly of: Of; readonly value: Value } | undefined
  return of => {
    if (last?.of !== of) last = { of, value: work(of) }
    return last.value
  }
}

const areaColumn: Column = {
  ...field('area', { heading: 'Area', unit: 'ha', kind: { is: 'number', decimals: 2 } }),
  ...{ width: 100, check: wrongArea, help: 'Farmed area, without lanes and timber.' },
  total: rows => landTotal(rows.map(({ paddock }) => paddock)).hectares,
}

function landColumns(lists: LandLists): readonly Column[] {
  const group = 'Land'
  return [
    field('asset_type_id', {
      ...{ heading: 'Used for', group, width: 180 },
      kind: { is: 'choice', options: optionsOf(lists.assetTypes) },
    }),
    {
      ...field('property_id', {
        ...{ heading: 'Property', group, width: 150 },
        kind: { is: 'choice', options: propertyOptions(lists) },
      }),
      value: ({ paddock }) => propertyOf(paddock.property_id, lists),
    },
    field('sharefarm_percentage', {
      ...{ heading: 'Our share', group, width: 100, kind: { is: 'percent' }, check: wrongShare },
      help: 'The part of the crop that is ours: 100% where nobody else shares it.',
    }),
    field('valuation_category_id', {
      ...{ heading: 'Land class', group, width: 190 },
      kind: { is: 'choice', options: optionsOf(lists.landClasses) },
    }),
  ]
}

/** A property that is gone counts as none. */
export function propertyOf(
  id: number | null,
  { properties }: Pick<LandLists, 'properties'>,
): number {
  return properties.some(property => property.id === id) ? (id ?? unassigned) : unassigned
}

function soilColumns(lists: LandLists): readonly Column[] {
  const group = 'Soil and water'
  return [
    field('soil_type', {
      ...{ heading: 'Soil', group, width: 140, kind: { is: 'choice', options: soils } },
      help: 'The soil that most of it has.',
    }),
    field('irrigation_type', {
      ...{ heading: 'Irrigation', group, width: 130, kind: { is: 'choice', options: irrigations } },
      help: 'How water is brought on; empty for dryland.',
    }),
    field('rain_gauge_id', {
      ...{ heading: 'Rain gauge', group, width: 140 },
      kind: { is: 'choice', options: optionsOf(lists.gauges) },
      help: 'The gauge whose rain counts here.',
    }),
    field('water_holding', {
      ...{ heading: 'Water holding', unit: 'mm', group, width: 120, check: wrongWaterHolding },
      kind: { is: 'number', decimals: 0 },
      help: 'The most water that the soil can hold for a crop.',
    }),
    field('fallow_efficiency', {
      ...{ heading: 'Fallow efficiency', group, width: 120, kind: { is: 'percent' } },
      ...{ check: wrongShare, help: 'The share of fallow rain that the soil keeps.' },
    }),
  ]
}

const cropColumn: Column = {
  ...{ id: 'crops', heading: 'Crop', group: 'This period', width: 140 },
  ...{ kind: { is: 'text' }, locked: true },
  value: ({ crops }) => crops.join(', ') || null,
}

function beforeColumns(before: readonly Named[], beforeName: string): readonly Column[] {
  const group = `Since ${beforeName}`
  const options = before.map(({ id, name }) => ({ value: id, label: name }))
  const figure = { kind: { is: 'number', decimals: 2 }, unit: 'ha', locked: true } as const
  return [
    {
      ...{ id: 'priors', heading: 'Was', group, width: 170 },
      kind: { is: 'choice', options, several: true },
      help: `The paddocks of ${beforeName} that this ground was, the main one first.`,
      value: ({ priors }) => (priors.length === 0 ? null : priors),
      place: ({ id }) => ({ resource: 'paddocks', id, field: 'primary_parent_paddock_id' }),
    },
    {
      ...{ id: 'area_before', heading: 'Area then', group, width: 110, ...figure },
      value: row => row.areaBefore,
    },
    {
      ...{ id: 'area_change', heading: 'Difference', group, width: 120, ...figure },
      value: areaChange,
    },
    {
      ...{ id: 'changed', heading: 'Changed', group, width: 160, locked: true },
      ...{ kind: { is: 'text' } },
      value: ({ changed }) => changed.join(', ') || null,
    },
  ]
}

function areaChange({ paddock, areaBefore }: PaddockRow): CellValue {
  if (paddock.area === null || areaBefore === null) return null
  return Math.round((paddock.area - areaBefore) * 10_000) / 10_000
}

const mapColumn: Column = {
  ...{ id: 'on_map', heading: 'On the map', width: 110, locked: true, kind: { is: 'flag' } },
  value: ({ paddock }) => (paddock.boundaries_count ?? 0) > 0,
}
