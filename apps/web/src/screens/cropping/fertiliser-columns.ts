// What is typed of an application of fertiliser: the product and its rate, or the elements themselves.

import type { SheetColumn } from '../../sheet/sheet-column.ts'
import type { ReadFertiliser } from './crop-row.ts'
import { productRate } from './fertiliser-change.ts'
import type { Product } from './fertiliser-change.ts'
import { optionsOf } from './ground-columns.ts'
import { countedElements } from './nutrient-columns.ts'
import { nutrientOfEvents } from './nutrients-of-crop.ts'
import type { CropLists } from './use-crop-lists.ts'

/** By number. */
export function productsIn({
  products,
}: Pick<CropLists, 'products'>): ReadonlyMap<number, Product> {
  return new Map(products.map(product => [product.id, product]))
}

type Column = SheetColumn<ReadFertiliser>

const resource = 'fertiliser_collection_events'

export function fertiliserColumns(lists: CropLists): readonly Column[] {
  const products = productsIn(lists)
  return [
    {
      ...{ id: 'application_date', heading: 'Put on', kind: { is: 'day' }, width: 115 },
      value: event => event.application_date,
      place: ({ id }) => ({ resource, id, field: 'application_date' }),
    },
    {
      ...{ id: 'fertiliser_product_id', heading: 'Product', width: 190 },
      kind: { is: 'choice', options: optionsOf(lists.products) },
      value: event => event.fertiliser_product_id,
      place: ({ id }) => ({ resource, id, field: 'fertiliser_product_id' }),
    },
    {
      ...{ id: 'rate', heading: 'Rate', unit: 'kg or L/ha', width: 110 },
      kind: { is: 'number', decimals: 1, min: 0 },
      help: 'Of the product. Its elements follow from its analysis.',
      value: event => productRate(event, products),
      locked: event =>
        event.fertiliser_product_id === null ? 'Choose the product first.' : undefined,
    },
    {
      ...{ id: 'pre_applied', heading: 'Before sowing', kind: { is: 'flag' }, width: 110 },
      value: event => event.pre_applied,
      place: ({ id }) => ({ resource, id, field: 'pre_applied' }),
    },
    ...countedElements(lists).map(({ id: element, symbol }): Column => ({
      ...{ id: `nutrient.${element}`, heading: symbol ?? '', unit: 'kg/ha', width: 90 },
      kind: { is: 'number', decimals: 1, min: 0 },
      value: event => nutrientOfEvents([event], element),
    })),
  ]
}
