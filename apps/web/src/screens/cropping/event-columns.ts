// What the sheet of crops says of sowing, water, harvest and how a crop ended.

import { ccsOf } from '@furrow/farming/sugar'
import type { CellKind } from '../../sheet/cell-kind.ts'
import { eventColumn, firstOf, lastOf, severalOf } from './column-of.ts'
import type { Column, ColumnWish } from './column-of.ts'
import type { CropRow } from './crop-row.ts'
import { optionsOf } from './ground-columns.ts'
import type { CropLists } from './use-crop-lists.ts'

const day: CellKind = { is: 'day' }
const number = (decimals: number): CellKind => ({ is: 'number', decimals, min: 0 })

export function sowingColumns(lists: CropLists): readonly Column[] {
  const group = 'Sowing'
  const own = (field: string, wish: ColumnWish) =>
    eventColumn(`sowing.${field}`, { ...wish, group }, firstOf)
  const area: ColumnWish = { heading: 'Area sown', unit: 'ha', width: 100, kind: number(2) }
  return [
    own('variety_id', { ...ofVariety(lists), heading: 'Variety' }),
    own('secondary_variety_id', { ...ofVariety(lists), heading: 'Second variety', hidden: true }),
    own('sowing_date', { heading: 'Sown', width: 115, kind: day }),
    eventColumn('sowing.sowing_area', { ...area, group, total: 'sum' }),
    own('sowing_rate', { heading: 'Sow rate', unit: 'kg/ha', width: 100, kind: number(1) }),
    own('row_spacing', {
      ...{ heading: 'Row spacing', unit: 'm', width: 110, kind: number(3), hidden: true },
    }),
  ]
}

function ofVariety({ varieties, types }: CropLists): Omit<ColumnWish, 'heading'> {
  const crops = new Map(types.map(({ id, name }) => [id, name]))
  const named = Map.groupBy(varieties, ({ name }) => name)
  const cropOf = new Map(varieties.map(({ id, crop_type_id }) => [id, crop_type_id]))
  return {
    width: 170,
    kind: {
      is: 'choice',
      options: varieties.map(({ id, name, crop_type_id }) => ({
        value: id,
        // Only where two crops have one of the same name is the crop said.
        label:
          named.get(name)?.length === 1 || types.length === 1
            ? name
            : `${name} (${crops.get(crop_type_id) ?? ''})`,
      })),
    },
    check: (value, row) =>
      typeof value === 'number' && row?.type && cropOf.get(value) !== row.type.id
        ? `This is no variety of ${row.type.name.toLowerCase()}.`
        : undefined,
  }
}

export const waterColumns: readonly Column[] = [
  eventColumn(
    'irrigation.irrigation_date',
    {
      ...{ heading: 'Watered', group: 'Irrigation', width: 115, kind: day, hidden: true },
    },
    lastOf,
  ),
  eventColumn('irrigation.total_ml_applied', {
    ...{ heading: 'Water', unit: 'ML', group: 'Irrigation', width: 100, kind: number(1) },
    ...{ total: 'sum', help: 'On the whole crop of this paddock, all waterings together.' },
  }),
]

export function harvestColumns({ burns }: CropLists): readonly Column[] {
  const group = 'Harvest'
  const burnt: CellKind = {
    is: 'choice',
    options: optionsOf(burns.map(burn => ({ ...burn, name: burn.status }))),
  }
  return [
    eventColumn('harvest.day', { heading: 'Harvested', group, width: 115, kind: day }, lastOf),
    eventColumn('harvest.area', {
      heading: 'Area harvested',
      unit: 'ha',
      group,
      width: 120,
      kind: number(2),
      total: 'sum',
    }),
    quantity('grain.grain_tonnes', 'Grain', 't'),
    quantity('lint.lint_bales', 'Lint', 'bales'),
    quantity('lint.seed_tonnes', 'Seed', 't'),
    quantity('cane.biomass_tonnes', 'Cane', 't'),
    ccsColumn,
    { ...quantity('cane.billets_tonnes', 'Billets', 't'), hidden: true },
    eventColumn(
      'cane.burn_status_id',
      { heading: 'Burn', group, width: 110, kind: burnt, locked: row => whyNotOf(row, 'cane') },
      lastOf,
    ),
    {
      ...eventColumn('hay.hay_tonnes', {
        heading: 'Hay',
        unit: 't',
        group,
        width: 100,
        kind: number(2),
        total: 'sum',
      }),
    },
  ]
}

/** Of a crop that is taken off another way, it stays empty. */
function quantity(id: string, heading: string, unit: string): Column {
  const [harvest] = id.split('.')
  return eventColumn(id, {
    ...{ heading, unit, group: 'Harvest', width: 100, total: 'sum' },
    kind: number(unit === 'bales' ? 0 : 2),
    locked: row => whyNotOf(row, harvest),
  })
}

function whyNotOf({ type, harvest }: CropRow, wanted: string | undefined): string | undefined {
  if (harvest === wanted) return undefined
  return type ? `${type.name} is not taken off as ${wanted}.` : 'Choose the crop first.'
}

const ccsColumn: Column = {
  ...{ id: 'cane.ccs', heading: 'CCS', unit: '%', group: 'Harvest', width: 80 },
  ...{ kind: number(2), help: 'What the mill says; it is kept as tonnes of sugar.' },
  value({ events }) {
    const [cane, ...others] = events.cane
    return cane && others.length === 0 ? ccsOf(cane.ccs_tonnes, cane.biomass_tonnes) : null
  },
  locked: row => whyNotOf(row, 'cane') ?? severalOf('cane', row.events.cane.length),
  place: ({ events: { cane } }) =>
    cane[0] && { resource: 'cane_collection_events', id: cane[0].id, field: 'ccs_tonnes' },
}

export function endingColumns({ endings }: CropLists): readonly Column[] {
  const group = 'Ended otherwise'
  const kind: CellKind = {
    is: 'choice',
    options: optionsOf(endings.map(ending => ({ ...ending, name: ending.label }))),
  }
  return [
    eventColumn(
      'ending.crop_termination_type_id',
      {
        heading: 'How',
        group,
        width: 190,
        kind,
        help: 'Needed where something that was sown is not harvested.',
      },
      lastOf,
    ),
    eventColumn('ending.date', { heading: 'Day', group, width: 115, kind: day }, lastOf),
  ]
}
