// What is typed of an application of fertiliser: the product and its rate, or the elements themselves.

import { notNegative } from './not-negative.ts'
import { cropEvents } from '@furrow/catalogue/chapters/crop-events'
import { entityIn } from '@furrow/catalogue/entity'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { CellsOfRow, SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { ReadFertiliser } from '../crop-row.ts'
import { optionsOf } from '../ground-columns.ts'
import { countedElements, elementColumn, rateIn } from './nutrient-columns.ts'
import { rateOf } from './nutrient-steps.ts'
import { broughtBy, productRate, productsIn } from './product-rates.ts'
import type { Products } from './product-rates.ts'
import type { CropLists } from '../use-crop-lists.ts'

type Column = SheetColumn<ReadFertiliser>

/** What is typed of an element itself holds against what its product would bring: it stands behind. */
export function fertiliserColumns(lists: CropLists): readonly Column[] {
  const appliedIn = rateIn(lists)
  return [
    ...applicationColumns(productsIn(lists)),
    ...countedElements(lists).map(element =>
      elementColumn(
        (event: ReadFertiliser) => event,
        element,
      )({
        id: `nutrient.${element.id}`,
        width: 90,
        value: event => appliedIn([event], element),
        writes: rate => ({ nutrients: rateOf(element.id, rate) }),
      }),
    ),
  ]
}

const column = fieldColumns(entityIn(cropEvents, 'fertiliser_collection_events'), {
  of: (event: ReadFertiliser) => event,
  part: 'application',
})

export function applicationColumns(products: Products): readonly Column[] {
  const brought = elementsBrought(products)
  return [
    column('application_date', { width: 115 }),
    column('fertiliser_product_id', {
      width: 190,
      options: optionsOf([...products.values()]),
      writes: (product, of) => ({
        application: { fertiliser_product_id: product },
        nutrients: brought(of),
      }),
    }),
    {
      id: 'rate',
      heading: 'Rate',
      unit: 'kg or L/ha',
      width: 130,
      kind: { is: 'number', decimals: 1 },
      check: notNegative('Rate'),
      help: 'Of the product. Its elements follow from its analysis.',
      value: event => productRate(event, products),
      locked: event =>
        event.fertiliser_product_id === null ? 'Choose the product first.' : undefined,
      writes: (_, of) => ({ nutrients: brought(of) }),
    },
    column('pre_applied', { width: 145 }),
  ]
}

/** By the product and the rate that are typed, or stand there. */
function elementsBrought(products: Products) {
  return ({ row, cells }: CellsOfRow<ReadFertiliser>) => {
    const [product, rate] = [cells.get('fertiliser_product_id'), cells.get('rate')]
    const stands = row ? productRate(row, products) : null
    return broughtBy(
      products.get(Number(product === undefined ? row?.fertiliser_product_id : product)),
      rate === undefined ? stands : typeof rate === 'number' ? rate : null,
    )
  }
}
