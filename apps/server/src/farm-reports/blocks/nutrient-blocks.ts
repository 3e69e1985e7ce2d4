// Nutrients as a picture and as tables: what was put on beside what went with the grain.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { putOn } from './nutrient-balance.ts'
import type { CropOfNutrients, NutrientFigures } from './nutrient-balance.ts'

type Crops = readonly CropOfNutrients[]

/** The crop that lost most phosphorus, or else the one that was given most nitrogen. */
export function balanceSaid(crops: Crops): string {
  const [lost] = crops
    .filter(({ phosphorusLeft: left }) => left !== null)
    .toSorted((one, other) => (one.phosphorusLeft ?? 0) - (other.phosphorusLeft ?? 0))
  const [most] = crops.toSorted((one, other) => (other.nitrogen ?? 0) - (one.nitrogen ?? 0))
  if (!most) return 'No nutrients are recorded for the crops of this period.'
  const given = `${most.name} had the most nitrogen: ${kgText(most.nitrogen)}`
  if (!lost) return `${given}.`
  const left = lost.phosphorusLeft ?? 0
  return left < 0
    ? `${lost.name} took ${kgText(-left)} more phosphorus with it than it was given. ${given}.`
    : `Each crop of which it is known was given more phosphorus than its grain took. ${given}.`
}

/** So many have room beside each other: those with the most hectares. */
const most = 8

export function balanceBars(crops: Crops): readonly BlockOf<'bars'>[] {
  const largest = crops.toSorted((one, other) => (other.area ?? 0) - (one.area ?? 0)).slice(0, most)
  const known = largest.filter(({ phosphorusOff }) => phosphorusOff !== null)
  const series = (label: string, figures: readonly (number | null)[]) => ({
    label,
    as: 'bar' as const,
    figures: figures.map(value => figure(value, 'x')),
  })
  const bars = (
    title: string,
    of: Crops,
    parts: readonly (readonly [label: string, figure: (crop: CropOfNutrients) => number | null])[],
  ): readonly BlockOf<'bars'>[] =>
    of.length === 0
      ? []
      : [
          {
            kind: 'bars',
            title,
            note: 'Kilograms of the element per hectare of the crop.',
            unit: 'kg/ha',
            places: of.map(({ name }) => name),
            series: parts
              .map(([label, pick]) => series(label, of.map(pick)))
              .filter(({ figures }) => figures.some(({ value }) => value !== null)),
          },
        ]
  return [
    ...bars('Phosphorus put on, and taken with the grain', known, [
      ['Put on', crop => crop.phosphorus],
      ['Removed', crop => crop.phosphorusOff],
    ]),
    ...bars(
      crops.some(({ nitrogenOff }) => nitrogenOff !== null)
        ? 'Nitrogen put on, and taken with the grain'
        : 'Nitrogen put on',
      largest.filter(({ nitrogen, nitrogenOff }) => nitrogen !== null || nitrogenOff !== null),
      [
        ['Put on', crop => crop.nitrogen],
        ['Removed', crop => crop.nitrogenOff],
      ],
    ),
  ]
}

const balances = [
  ['N put on', 'nitrogen'],
  ['N fixed', 'fixed'],
  ['N removed', 'nitrogenOff'],
  ['N left', 'nitrogenLeft'],
  ['P put on', 'phosphorus'],
  ['P removed', 'phosphorusOff'],
  ['P left', 'phosphorusLeft'],
] as const

export function balanceTable(crops: Crops): readonly BlockOf<'table'>[] {
  return tableOf(crops, balances, {
    title: 'Nitrogen (N) and phosphorus (P), crop by crop and paddock by paddock',
    note: 'Kilograms of the element per hectare of the crop; below 0 the ground lost some. Of a crop a figure is known where it is of each of its paddocks.',
  })
}

export function putOnTable(crops: Crops): readonly BlockOf<'table'>[] {
  const given = crops.filter(crop => putOn.some(name => (crop[name] ?? 0) > 0))
  return tableOf(
    given,
    putOn.map(name => [`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, name] as const),
    {
      title: 'What was put on of each nutrient',
      note: 'Kilograms of the element per hectare of the crop. What of potassium, sulfur and zinc goes with the grain is not known.',
    },
  )
}

function tableOf(
  crops: Crops,
  columns: readonly (readonly [label: string, name: keyof NutrientFigures])[],
  words: { readonly title: string; readonly note: string },
): readonly BlockOf<'table'>[] {
  if (crops.length === 0) return []
  const told = columns.filter(([, name]) => crops.some(crop => isKnownOf(crop, name)))
  const rowOf = (label: string, of: NutrientFigures, level: number) => ({
    label,
    figures: [figure(of.area, 'ha'), ...told.map(([, name]) => figure(of[name], 'x'))],
    level,
    is_total: level === 0,
    about: null,
  })
  return [
    {
      kind: 'table',
      ...words,
      columns: [{ label: 'Area', unit: '' }, ...told.map(([label]) => ({ label, unit: '' }))],
      rows: crops.flatMap(crop => [
        rowOf(crop.name, crop, 0),
        ...crop.paddocks.map(paddock => rowOf(paddock.name, paddock, 1)),
      ]),
    },
  ]
}

const isKnownOf = (crop: CropOfNutrients, name: keyof NutrientFigures) =>
  [crop, ...crop.paddocks].some(of => of[name] !== null)

const figure = (value: number | null, unit: string) =>
  measureFigure(value, { unit, produce: 't', start: '' })
const kgText = (value: number | null) => figure(value, 'kg/ha').text
