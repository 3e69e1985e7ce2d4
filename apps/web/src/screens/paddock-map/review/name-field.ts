// Which of the things that a file says of its shapes is their name: what fits the farm’s paddocks, or
// else what is called so, and differs from shape to shape.

import type { FoundShape } from '../../../map/files/map-file.ts'
import { nameKey } from './name-key.ts'

/** In the order of the file; the guess is one of them, or nothing where nothing is said. */
export function nameFields(shapes: readonly FoundShape[]): readonly string[] {
  return [...new Set(shapes.flatMap(({ facts }) => Object.keys(facts)))]
}

export function guessedNameField(
  shapes: readonly FoundShape[],
  paddocks: readonly { readonly name: string }[],
): string | undefined {
  const known = new Set(paddocks.map(({ name }) => nameKey(name)))
  const scored = nameFields(shapes).map(field => ({ field, score: scoreOf(field, shapes, known) }))
  return scored.toSorted((one, other) => other.score - one.score)[0]?.field
}

/** A name that fits counts for more than all else together. */
function scoreOf(field: string, shapes: readonly FoundShape[], known: ReadonlySet<string>): number {
  const names = shapes.map(({ facts }) => facts[field] ?? '').filter(name => name !== '')
  const fitting = new Set(names.map(nameKey).filter(key => known.has(key)))
  const differing = new Set(names).size / Math.max(1, shapes.length)
  const isFigure = names.length > 0 && names.every(name => /^-?\d+([.,]\d+)?$/.test(name))
  return (
    (fitting.size / Math.max(1, shapes.length)) * 10 +
    calledSo(field) +
    differing -
    (isFigure ? 1 : 0)
  )
}

function calledSo(field: string): number {
  if (/^(paddock|pdk|field|block)[ _-]?(name|label)?$/i.test(field)) return 4
  if (/^(name|label|title)$/i.test(field)) return 3
  return /name|paddock|field/i.test(field) ? 2 : 0
}
