// What the class and the enterprise of stock are chosen from: those that are run and those that are recorded, each
// class by what its species is kept in.

import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import type { StockLookups } from './class-facts.ts'

export interface StockChoices {
  readonly classes: readonly CellOption[]
  readonly enterprises: readonly CellOption[]
  /** Those of the species of an enterprise; all of them where it is not known. */
  readonly classesIn: (enterprise: number | undefined) => readonly CellOption[]
  /** The one enterprise in which a class can be; nothing where there are several, or none. */
  readonly onlyFor: (stockClass: number | undefined) => number | undefined
  /** Why a class is not kept in an enterprise; a sentence. */
  readonly whyNotIn: (stockClass: number, enterprise: number) => string | undefined
}

interface Listed extends Pick<StockLookups, 'classes' | 'species' | 'enterprises'> {
  readonly uses?: readonly { readonly id: number; readonly name: string }[]
}

/** `used`: the enterprises that the farm runs, and those that it has records of. */
export function stockChoices(
  lists: Listed,
  used: readonly { readonly id: number }[],
): StockChoices {
  const known = new Set(used.map(({ id }) => id))
  // Where the farm said nothing yet, nothing is left out.
  const enterprises = lists.enterprises.filter(({ id }) => known.size === 0 || known.has(id))
  const species = new Set(enterprises.map(({ species_id: id }) => id))
  const classes = lists.classes.filter(one => species.has(one.species_type_id))
  const speciesNames = new Map(lists.species.map(({ id, name }) => [id, name]))
  const named = Map.groupBy(classes, ({ name }) => name)
  const options = classes.map(({ id, name, species_type_id }) => ({
    value: id,
    label:
      named.get(name)?.length === 1 ? name : `${name} (${speciesNames.get(species_type_id) ?? ''})`,
  }))
  const speciesOf = new Map(lists.classes.map(one => [one.id, one.species_type_id]))
  const keptOf = new Map(lists.enterprises.map(one => [one.id, one.species_id]))
  const bySpecies = Map.groupBy(options, ({ value }) => speciesOf.get(value))
  return {
    classes: options,
    enterprises: shortlyNamed(enterprises, lists.uses),
    classesIn: enterprise => {
      const kept = keptOf.get(enterprise ?? 0)
      return kept ? (bySpecies.get(kept) ?? none) : options
    },
    onlyFor: stockClass => {
      const of = speciesOf.get(stockClass ?? 0)
      const [only, ...others] = enterprises.filter(({ species_id: id }) => of && id === of)
      return others.length === 0 ? only?.id : undefined
    },
    whyNotIn: (stockClass, enterprise) => {
      const [own, kept] = [speciesOf.get(stockClass), keptOf.get(enterprise)]
      if (!own || !kept || own === kept) return undefined
      const name = lists.classes.find(({ id }) => id === stockClass)?.name ?? 'These'
      return `${name} are another species: choose a class of ${speciesNames.get(kept) ?? 'this one'}.`
    },
  }
}

/** Where all are of one land use, it is not said of each; whoever says it is understood. */
function shortlyNamed(
  enterprises: Listed['enterprises'],
  uses: Listed['uses'] = [],
): readonly CellOption[] {
  const [use, ...others] = new Set(enterprises.map(one => one.asset_type_id))
  const shared = others.length === 0 ? uses.find(({ id }) => id === use)?.name : undefined
  return enterprises.map(({ id, display_name: name }) => {
    const label = name ?? '-'
    const isLong = shared !== undefined && label.startsWith(`${shared} `)
    return isLong
      ? { value: id, label: label.slice(shared.length + 1), also: label }
      : { value: id, label }
  })
}

const none: readonly CellOption[] = []
