// A product and its rate bring their elements by the analysis of the product.

import { rateOfElement, rateOfProduct } from '@furrow/farming/crops/nutrients'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { Values } from '../../../data/outbox/change.ts'
import type { ReadFertiliser } from '../crop-row.ts'
import { rateOf } from './nutrient-steps.ts'
import type { CropLists } from '../use-crop-lists.ts'

export type ListedProduct = CropLists['products'][number]

/** By number. */
export type Products = ReadonlyMap<number, ListedProduct>

export function productsIn({ products }: Pick<CropLists, 'products'>): Products {
  return new Map(products.map(product => [product.id, product]))
}

/** Kilograms, or litres, of its product for a hectare, by the element that it has most of. */
export function productRate(event: ReadFertiliser, products: Products): Known {
  const product = products.get(event.fertiliser_product_id ?? 0)
  const [main] = (product?.chem_element_fert_products ?? []).toSorted(
    (one, other) => other.percentage - one.percentage,
  )
  const applied = event.fertiliser_chemical_applications.find(
    ({ chemical_element_id }) => chemical_element_id === main?.chemical_element_id,
  )
  if (!product || !main || !applied) return null
  return rateOfProduct(applied.unit_ha, { density: product.density, fraction: main.percentage })
}

/** The rates of its elements; none where it is not known how much was put on. */
export function broughtBy(product: ListedProduct | undefined, rate: Known): Values {
  if (!product || rate === null) return {}
  const { density, chem_element_fert_products: parts } = product
  return Object.assign(
    {},
    ...parts.map(({ chemical_element_id, percentage: fraction }) =>
      rateOf(chemical_element_id, rateOfElement(rate, { density, fraction })),
    ),
  ) as Values
}
