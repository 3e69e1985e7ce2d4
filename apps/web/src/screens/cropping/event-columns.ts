// What the sheets of crops say of sowing, water, grazing and how a crop ended.

import { choicesOfCrop, cropIn } from './columns/crop-choices.ts'
import { eventColumns, firstOf, lastOf } from './column-of.ts'
import type { CropColumn, EventWish } from './column-of.ts'
import { optionsOf } from './ground-columns.ts'
import type { CropLists } from './use-crop-lists.ts'
import { choosableVarieties, varietyOptions } from './variety-options.ts'

const sowing = eventColumns('sowing')

/** What was sown again counts as it was sown last, as in the summary. */
export function sowingColumns(lists: CropLists, propose?: ProposeVariety): readonly CropColumn[] {
  const own = { group: 'Sowing', several: firstOf }
  const varieties = ofVariety(lists, propose)
  return [
    sowing('variety_id', {
      ...own,
      ...varieties,
      several: (_, { line }) => line.variety?.id ?? null,
    }),
    sowing('secondary_variety_id', { ...own, ...varieties, hidden: true }),
    sowing('sowing_date', { ...own, width: 115, several: (_, { line }) => line.sown }),
    sowing('sowing_area', {
      ...own,
      width: 100,
      total: 'sum',
      several: (_, { line }) => line.area_sown,
    }),
    sowing('sowing_rate', { ...own, width: 100 }),
    sowing('row_spacing', { ...own, width: 110, hidden: true }),
  ]
}

/** Adds a variety to the list of a crop, to be checked by staff, and gives its number. */
export type ProposeVariety = (name: string, crop: number) => number

function ofVariety({ varieties, types }: CropLists, propose?: ProposeVariety): EventWish {
  const crops = new Map(types.map(({ id, name }) => [id, name]))
  const cropOf = new Map(varieties.map(({ id, crop_type_id }) => [id, crop_type_id]))
  const options = varietyOptions(varieties, crops)
  return {
    width: 170,
    options,
    choices: choicesOfCrop(choosableVarieties(varieties), options),
    ...(propose && { proposal: proposalBy(propose) }),
    check: (value, row) =>
      typeof value === 'number' && row?.type && cropOf.get(value) !== row.type.id
        ? `This isn’t a variety of ${row.type.name.toLowerCase()}.`
        : undefined,
  }
}

function proposalBy(propose: ProposeVariety): NonNullable<CropColumn['proposal']> {
  return (text, of) => {
    const [name, crop] = [text.trim(), cropIn(of)]
    if (name === '' || name.length > longestName || crop === undefined) return undefined
    return { label: `Propose “${name}” as a new variety`, add: () => propose(name, crop) }
  }
}

const longestName = 100

const irrigation = eventColumns('irrigation')

export const waterColumns: readonly CropColumn[] = [
  irrigation('irrigation_date', {
    group: 'Irrigation',
    width: 115,
    hidden: true,
    several: lastOf,
  }),
  irrigation('total_ml_applied', {
    group: 'Irrigation',
    width: 100,
    total: 'sum',
    help: 'All irrigations together.',
  }),
]

const grazing = eventColumns('grazing')

export const grazingDays: readonly CropColumn[] = [
  grazing('grazing_start_date', { width: 115, several: firstOf }),
  grazing('grazing_end_date', { width: 115, several: lastOf }),
]

export const stockColumns: readonly CropColumn[] = [
  grazing('grazing_area', { width: 100, several: firstOf }),
  grazing('number_of_stock', { width: 100, several: firstOf }),
  grazing('total_weight_on', { width: 110 }),
  grazing('total_weight_off', { width: 110 }),
]

export const fallowArea: CropColumn = eventColumns('fallow')('area', { total: 'sum' })

const ending = eventColumns('ending')

export function endingColumns({ endings }: CropLists): readonly CropColumn[] {
  const own = { group: 'Not harvested', several: lastOf }
  return [
    ending('crop_termination_type_id', {
      ...own,
      width: 190,
      options: optionsOf(endings.map(one => ({ ...one, name: one.label }))),
      help: 'Needed where sown area is not harvested.',
    }),
    ending('date', { ...own, width: 115 }),
  ]
}
