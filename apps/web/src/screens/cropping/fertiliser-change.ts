// What is typed about applications of fertiliser: a product and its rate bring their elements by the
// analysis of the product; where there is no product, elements are typed by themselves.

import { rateOfElement, rateOfProduct } from '@furrow/farming/nutrients'
import type { Known } from '@furrow/farming/ratio'
import type { Change, ChangeStep, Values } from '../../data/change.ts'
import type { CellValue } from '../../sheet/cell-kind.ts'
import type { SheetWrite } from '../../sheet/sheet-column.ts'
import { updateOf } from '../kept-figure.ts'
import type { ReadFertiliser } from './crop-row.ts'
import { goneEvent } from './event-steps.ts'
import { applicationSteps } from './nutrient-steps.ts'
import type { TypedNutrient } from './nutrient-steps.ts'
import type { CropLists } from './use-crop-lists.ts'

export type Product = CropLists['products'][number]

export interface FertiliserPlace {
  readonly farmId: number
  readonly periodId: number
  readonly crop: number
  readonly events: readonly ReadFertiliser[]
  readonly products: ReadonlyMap<number, Product>
  readonly newId: () => number
}

type Cells = Readonly<Record<string, CellValue>>

export function fertiliserChange(write: SheetWrite, place: FertiliserPlace): Change {
  const edited = Map.groupBy(write.edits, ({ row }) => row)
  const steps = [
    ...write.removed.flatMap(id => {
      const event = place.events.find(one => one.id === id)
      return event ? goneEvent('fertiliser', event) : []
    }),
    ...[...edited].flatMap(([id, edits]) => {
      const event = place.events.find(one => one.id === id)
      const cells = Object.fromEntries(edits.map(({ column, value }) => [column, value]))
      return event ? changed(event, cells, place) : []
    }),
    ...write.added.flatMap(cells => made(cells, place)),
  ]
  return { label: write.label, farmId: place.farmId, steps }
}

const fields = ['application_date', 'fertiliser_product_id', 'pre_applied']

function changed(
  event: ReadFertiliser,
  cells: Cells,
  place: FertiliserPlace,
): readonly ChangeStep[] {
  const own = ownValues(cells)
  const product =
    'fertiliser_product_id' in cells ? cells['fertiliser_product_id'] : event.fertiliser_product_id
  const rate = 'rate' in cells ? numberOrNull(cells['rate']) : productRate(event, place.products)
  const isReckoned = 'rate' in cells || 'fertiliser_product_id' in cells
  const nutrients = isReckoned ? broughtBy(place.products.get(Number(product)), rate) : []
  return [
    ...(Object.keys(own).length === 0
      ? []
      : [updateOf('fertiliser_collection_events', { ...event }, own)]),
    ...applicationSteps(event, withTyped(nutrients, cells), place),
  ]
}

function made(cells: Cells, place: FertiliserPlace): readonly ChangeStep[] {
  const { farmId, periodId, crop, newId, products } = place
  const id = newId()
  const product = products.get(Number(cells['fertiliser_product_id']))
  const nutrients = withTyped(broughtBy(product, numberOrNull(cells['rate'])), cells)
  const where = { crop_collection_id: crop, farm_id: farmId, period_id: periodId }
  return [
    {
      ...{ do: 'store', resource: 'fertiliser_collection_events', id },
      values: { ...where, pre_applied: false, ...ownValues(cells) },
    },
    ...applicationSteps({ id, fertiliser_chemical_applications: [] }, nutrients, place),
  ]
}

function ownValues(cells: Cells): Values {
  return Object.fromEntries(
    fields.flatMap(field => {
      const value = cells[field]
      return value === undefined ? [] : [[field, field === 'pre_applied' ? value === true : value]]
    }),
  )
}

/** Kilograms, or litres, of its product for a hectare, by the element that it has most of. */
export function productRate(event: ReadFertiliser, products: FertiliserPlace['products']): Known {
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

function broughtBy(product: Product | undefined, rate: Known): readonly TypedNutrient[] {
  if (!product || rate === null) return []
  return product.chem_element_fert_products.map(({ chemical_element_id: element, percentage }) => ({
    ...{ isBefore: false, element },
    rate: rateOfElement(rate, { density: product.density, fraction: percentage }),
  }))
}

/** What is typed of an element itself holds against what its product would bring. */
function withTyped(nutrients: readonly TypedNutrient[], cells: Cells): readonly TypedNutrient[] {
  const typed = Object.entries(cells).flatMap(([column, value]) => {
    const [, element] = /^nutrient\.(\d+)$/.exec(column) ?? []
    return element ? [{ isBefore: false, element: Number(element), rate: numberOrNull(value) }] : []
  })
  const said = new Set(typed.map(({ element }) => element))
  return [...nutrients.filter(({ element }) => !said.has(element)), ...typed]
}

function numberOrNull(value: CellValue | undefined): number | null {
  return typeof value === 'number' ? value : null
}
