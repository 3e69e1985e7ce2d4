// What fertiliser brought to a crop, element by element: before sowing nitrogen alone, in the crop all
// that are counted.

import { cropEvents } from '@furrow/catalogue/chapters/crop-events'
import { entityIn } from '@furrow/catalogue/entity'
import { nutrientApplied } from '@furrow/farming/crops/nutrients'
import type { Known } from '@furrow/farming/numbers/ratio'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import { severalOf } from '../column-of.ts'
import type { CropColumn } from '../column-of.ts'
import { nutrientsIn } from '../recorded-crop.ts'
import type { CropRow, ReadFertiliser } from '../crop-row.ts'
import { rateOf } from './nutrient-steps.ts'
import type { CropLists } from '../use-crop-lists.ts'

const counted = ['N', 'P', 'K', 'S', 'Zn']

/** Those that are asked for, in their order. */
export function countedElements({ elements }: Pick<CropLists, 'elements'>) {
  return counted.flatMap(symbol => elements.find(element => element.symbol === symbol) ?? [])
}

/** What an element comes to in some applications. */
export function rateIn({ elements }: Pick<CropLists, 'elements'>) {
  const byId = new Map(elements.map(element => [element.id, element]))
  return (events: readonly ReadFertiliser[], { symbol }: Element): Known =>
    nutrientApplied(nutrientsIn(events, byId), symbol ?? '')
}

type RateIn = ReturnType<typeof rateIn>

type Element = CropLists['elements'][number]

/** The rate of an element in an application behind the row. */
export function elementColumn<Row>(of: (row: Row) => ReadFertiliser | undefined, element: Element) {
  const column = fieldColumns(entityIn(cropEvents, 'fertiliser_chemical_applications'), {
    of: (row: Row) =>
      of(row)?.fertiliser_chemical_applications.find(
        ({ chemical_element_id }) => chemical_element_id === element.id,
      ),
  })
  return (wish: FieldWish<Row>) => column('unit_ha', { heading: element.symbol ?? '', ...wish })
}

export function nutrientColumns(lists: CropLists): readonly CropColumn[] {
  const names = new Map(lists.products.map(({ id, name }) => [id, name]))
  const elements = countedElements(lists)
  const nutrient = nutrientsOf(rateIn(lists))
  return [
    ...elements
      .slice(0, 1)
      .map(element => nutrient(element, true, `${element.symbol} before sowing`)),
    ...elements.map(element => nutrient(element, false, element.symbol ?? '')),
    {
      id: 'fertilisers',
      heading: 'Fertilisers',
      group: 'Nutrients',
      width: 180,
      kind: { is: 'text' },
      locked: true,
      value: ({ events }) => {
        const used = events.fertiliser.flatMap(
          event => names.get(event.fertiliser_product_id ?? 0) ?? [],
        )
        return [...new Set(used)].join(', ') || null
      },
    },
  ]
}

function nutrientsOf(appliedIn: RateIn) {
  return (element: Element, isBefore: boolean, heading: string): CropColumn => {
    const all = ({ events }: CropRow) =>
      events.fertiliser.filter(({ pre_applied }) => pre_applied === isBefore)
    const only = (row: CropRow) => {
      const [event, ...others] = all(row)
      return others.length === 0 ? event : undefined
    }
    const part = isBefore ? 'nutrients before sowing' : 'nutrients in crop'
    return elementColumn(
      only,
      element,
    )({
      id: `${isBefore ? 'pre' : 'nutrient'}.${element.id}`,
      heading,
      group: 'Nutrients',
      width: 100,
      value: row => appliedIn(all(row), element),
      locked: row => severalOf('fertiliser', all(row).length),
      writes: rate => ({ [part]: rateOf(element.id, rate) }),
    })
  }
}
