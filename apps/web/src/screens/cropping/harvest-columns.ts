// What the sheet of crops says of what was taken off, each crop by its own kind of harvest.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import { ccsFault, ccsOf, sugarTonnes } from '@furrow/farming/crops/sugar'
import type { CellValue } from '../../sheet/cells/cell-kind.ts'
import type { CellsOfRow } from '../../sheet/cells/sheet-column.ts'
import { eventColumns, lastOf, severalOf } from './column-of.ts'
import type { CropColumn, EventWish } from './column-of.ts'
import type { CropRow } from './crop-row.ts'
import { proteinOf, turnoutColumn } from './columns/compared-columns.ts'
import { harvestKinds } from './events/event-kinds.ts'
import type { HarvestKind } from './events/event-kinds.ts'
import { optionsOf } from './ground-columns.ts'
import { harvestsOf } from './harvests-of.ts'
import type { CropLists } from './use-crop-lists.ts'

const group = 'Harvest'

/** `of`: only what is said of crops that are taken off by it. */
export function harvestColumns(
  lists: CropLists,
  of: readonly HarvestKind[] = harvestKinds,
): readonly CropColumn[] {
  const own = quantityColumns(lists)
  return [
    takenOff('day', { heading: 'Harvested', width: 115, several: lastOf }, lists),
    takenOff('area', { heading: 'Area harvested', width: 120, total: 'sum' }, lists),
    ...of.flatMap(harvest => own[harvest]),
  ]
}

function quantityColumns({
  burns,
}: CropLists): Readonly<Record<HarvestKind, readonly CropColumn[]>> {
  return {
    grain: [
      grain('grain_tonnes', quantityOf('grain')),
      grain('protein', { ...saidOf('grain'), several: (_, { events }) => proteinOf(events) }),
    ],
    lint: [
      lint('lint_bales', quantityOf('lint')),
      lint('seed_tonnes', quantityOf('lint')),
      lint('seed_cotton_tonnes', { ...quantityOf('lint'), hidden: true }),
      turnoutColumn,
      lint('fibre_grade', { ...saidOf('lint'), several: lastOf }),
      lint('gin', { ...saidOf('lint'), several: lastOf }),
    ],
    cane: [
      cane('biomass_tonnes', quantityOf('cane')),
      ccsColumn,
      cane('billets_tonnes', { ...quantityOf('cane'), hidden: true }),
      cane('burn_status_id', {
        group,
        width: 110,
        options: optionsOf(burns.map(burn => ({ ...burn, name: burn.status }))),
        several: lastOf,
        locked: row => whyNotOf(row, 'cane'),
      }),
    ],
    // Any crop may be cut for hay.
    hay: [hay('hay_tonnes', { group, width: 100, total: 'sum' })],
  }
}

const [grain, lint] = [eventColumns('grain'), eventColumns('lint')]
const [cane, hay] = [eventColumns('cane'), eventColumns('hay')]

/** Of a crop that is taken off another way, it stays empty. */
function quantityOf(harvest: HarvestKind): EventWish {
  return { group, width: 100, total: 'sum', locked: row => whyNotOf(row, harvest) }
}

/** What is said of it beside its weight; few enter it. */
function saidOf(harvest: HarvestKind): EventWish {
  return { group, width: 100, hidden: true, locked: row => whyNotOf(row, harvest) }
}

function whyNotOf({ type, harvest }: CropRow, wanted: HarvestKind): string | undefined {
  if (harvest === wanted) return undefined
  return type ? `${type.name} isn’t harvested as ${wanted}.` : 'Choose the crop first.'
}

/** The day or the area of whatever the crop of the row is taken off by. */
function takenOff(
  what: 'day' | 'area',
  wish: EventWish & { readonly heading: string },
  lists: CropLists,
): CropColumn {
  const byKind = new Map(harvestKinds.map(kind => [kind, columnOf(kind, what, wish)]))
  const harvests = harvestsOf(lists)
  const behind = (row: CropRow | undefined) => row?.harvest && byKind.get(row.harvest)
  const { help: _, ...looks } = columnOf('grain', what, wish)
  return {
    ...looks,
    id: `harvest.${what}`,
    heading: wish.heading,
    group,
    value: row => behind(row)?.value(row) ?? null,
    check: (value, row) => (behind(row) ?? looks).check?.(value, row),
    locked: row => {
      const locked = behind(row)?.locked
      return typeof locked === 'function' ? locked(row) : whyNone(row)
    },
    place: row => behind(row)?.place?.(row),
    writes: (value, of) => {
      const harvest = harvestIn(of, harvests)
      return (harvest && byKind.get(harvest)?.writes?.(value, of)) ?? {}
    },
  }
}

function columnOf(kind: HarvestKind, what: 'day' | 'area', wish: EventWish): CropColumn {
  const field = cropEventKind(kind)[what]
  if (field === undefined) throw new Error(`There is no ${what} of ${kind}.`)
  return eventColumns(kind)(field as 'date', wish)
}

/** What grows there may be another with the same write. */
function harvestIn(
  { row, cells }: CellsOfRow<CropRow>,
  harvests: ReadonlyMap<number, HarvestKind>,
): HarvestKind | undefined {
  const typed = cells.get('crop.current_crop_id')
  return typed === undefined ? row?.harvest : harvests.get(Number(typed))
}

function whyNone({ type }: CropRow): string {
  return type ? `${type.name} isn’t harvested.` : 'Choose the crop first.'
}

/** Mills say CCS, which is kept as tonnes of sugar. */
const ccsColumn: CropColumn = {
  id: 'cane.ccs',
  heading: 'CCS',
  unit: '%',
  group,
  width: 80,
  kind: { is: 'number', decimals: 2 },
  check: ccs => (typeof ccs === 'number' ? ccsFault(ccs) : undefined),
  help: 'From the mill statement. It is kept as tonnes of sugar.',
  value: ({ events }) => {
    const [cane, ...others] = events.cane
    return cane && others.length === 0 ? ccsOf(cane.ccs_tonnes, cane.biomass_tonnes) : null
  },
  locked: row => whyNotOf(row, 'cane') ?? severalOf('cane', row.events.cane.length),
  place: ({ events: { cane } }) =>
    cane[0] && { resource: 'cane_collection_events', id: cane[0].id, field: 'ccs_tonnes' },
  writes: (ccs, { row, cells }) => {
    const typed = cells.get('cane.biomass_tonnes')
    const tonnes = typed === undefined ? (row?.events.cane[0]?.biomass_tonnes ?? null) : typed
    return { cane: { ccs_tonnes: sugarTonnes(numberOrNull(tonnes), numberOrNull(ccs)) } }
  },
}

function numberOrNull(value: CellValue): number | null {
  return typeof value === 'number' ? value : null
}
