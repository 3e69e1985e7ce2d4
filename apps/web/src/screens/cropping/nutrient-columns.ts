// What fertiliser brought to a crop, element by element: before sowing nitrogen alone, in the crop all
// that are counted.

import { nutrientOfEvents } from './nutrients-of-crop.ts'
import { severalOf } from './column-of.ts'
import type { Column } from './column-of.ts'
import type { CropRow } from './crop-row.ts'
import type { CropLists } from './use-crop-lists.ts'

const counted = ['N', 'P', 'K', 'S', 'Zn']

/** Those that are asked for, in their order. */
export function countedElements({ elements }: Pick<CropLists, 'elements'>) {
  return counted.flatMap(symbol => elements.find(element => element.symbol === symbol) ?? [])
}

export function nutrientColumns(lists: CropLists): readonly Column[] {
  const names = new Map(lists.products.map(({ id, name }) => [id, name]))
  const elements = countedElements(lists)
  return [
    ...elements.slice(0, 1).map(({ id, symbol }) => nutrient('pre', id, `${symbol} before sowing`)),
    ...elements.map(({ id, symbol }) => nutrient('nutrient', id, symbol ?? '')),
    {
      ...{ id: 'fertilisers', heading: 'Fertilisers', group: 'Nutrients', width: 180 },
      ...{ kind: { is: 'text' }, locked: true },
      value: ({ events }) => {
        const used = events.fertiliser.flatMap(
          event => names.get(event.fertiliser_product_id ?? 0) ?? [],
        )
        return [...new Set(used)].join(', ') || null
      },
    },
  ]
}

function nutrient(when: 'pre' | 'nutrient', element: number, heading: string): Column {
  const of = ({ events }: CropRow) =>
    events.fertiliser.filter(({ pre_applied }) => pre_applied === (when === 'pre'))
  return {
    ...{ id: `${when}.${element}`, heading, unit: 'kg/ha', group: 'Nutrients', width: 100 },
    kind: { is: 'number', decimals: 1, min: 0 },
    value: row => nutrientOfEvents(of(row), element),
    locked: row => severalOf('fertiliser', of(row).length),
    place: row => {
      const [event, ...others] = of(row)
      const applied = event?.fertiliser_chemical_applications.find(
        ({ chemical_element_id }) => chemical_element_id === element,
      )
      return applied && others.length === 0
        ? { resource: 'fertiliser_chemical_applications', id: applied.id, field: 'unit_ha' }
        : undefined
    },
  }
}
