// What is known of a class in an enterprise beside its movements: what it eats by the rating of the farm’s choice,
// and what one animal counts for.

import { chosenRating } from '@furrow/farming/stock/feed-rating'
import type { FeedRating } from '@furrow/farming/stock/feed-rating'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { StockOfClass } from '@furrow/farming/stock/stock-of-class'
import type { Row } from '@furrow/wire/client/row-types'
import { keyOf, kindOfStock } from './stock-kind.ts'
import type { StockKind } from './stock-kind.ts'
import type { YearlyStock } from './yearly-movements.ts'

export interface StockLookups {
  readonly species: readonly Row<'livestock_species_types'>[]
  readonly classes: readonly Row<'livestock_classes'>[]
  readonly purposes: readonly Row<'livestock_purposes'>[]
  readonly enterprises: readonly Row<'livestock_enterprises'>[]
  readonly ratings: readonly Row<'stock_ratings'>[]
  readonly settings: readonly Row<'livestock_enterprise_settings'>[]
  /** Which classes the farm keeps in an enterprise, and what one animal counts for. */
  readonly kept: readonly Row<'livestock_enterprise_classes'>[]
}

type Facts = Omit<StockOfClass, 'movements' | 'counted' | 'countedWeight'>

export function describedBy(lookups: StockLookups, { inventory }: YearlyStock) {
  const classes = byId(lookups.classes)
  const [species, enterprises, purposes] = [
    byId(lookups.species),
    byId(lookups.enterprises),
    byId(lookups.purposes),
  ]
  const settings = new Map(lookups.settings.map(one => [one.livestock_enterprise_id, one]))
  const ratings = Map.groupBy(lookups.ratings, one => one.livestock_class_id)
  const kept = new Map(lookups.kept.map(one => [keyOf(kindOfStock(one)), one]))
  return (kind: StockKind): Facts => {
    const one = classes.get(kind.classId)
    const setting = settings.get(kind.enterpriseId ?? 0)
    const purpose = purposes.get(enterprises.get(kind.enterpriseId ?? 0)?.purpose_id ?? 0)
    const rating = chosenRating((ratings.get(kind.classId) ?? []).map(ratingOf), {
      set: setting?.rating_set ?? null,
      variant: setting?.rating_variant ?? purpose?.rating_variant ?? null,
    })
    return {
      species: species.get(one?.species_type_id ?? 0)?.slug ?? '',
      slug: one?.slug ?? null,
      breeding: one?.breeding ?? false,
      unweaned: one?.unweaned ?? false,
      dse: rating?.dse ?? null,
      standardValue: kept.get(keyOf(kind))?.standard_value ?? valueOfSheets(kind, inventory),
    }
  }
}

function ratingOf(row: StockLookups['ratings'][number]): FeedRating & { readonly dse: number } {
  const { rating_set: ratingSet, variant, used_first: usedFirst, dse } = row
  return { ratingSet, variant, usedFirst, dse }
}

/** Of the enterprise itself first, or else of the class wherever it was valued. */
function valueOfSheets(kind: StockKind, inventory: YearlyStock['inventory']): Known {
  const valued = inventory.filter(
    row => row.livestock_class_id === kind.classId && valueOf(row) !== null,
  )
  const own = valued.find(row => (row.livestock_enterprise_id ?? null) === kind.enterpriseId)
  const row = own ?? valued[0]
  return row ? valueOf(row) : null
}

function valueOf(row: YearlyStock['inventory'][number]): Known {
  return row.closing_value ?? row.opening_value ?? null
}

function byId<One extends { readonly id: number }>(rows: readonly One[]): ReadonlyMap<number, One> {
  return new Map(rows.map(row => [row.id, row]))
}
