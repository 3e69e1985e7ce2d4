// What a change would write, figure by figure, in words.

import type { KeptChange, Values } from '../../data/outbox/change.ts'

interface Typed {
  readonly what: string
  readonly value: string
}

export function typedIn({ steps }: KeptChange): readonly Typed[] {
  return steps.flatMap(step => ('values' in step ? valuesIn(step.values) : []))
}

function valuesIn(values: Values): readonly Typed[] {
  return Object.entries(values)
    .filter(([name]) => !/_id$|^id$/.test(name))
    .map(([name, value]) => ({ what: wordsOf(name), value: textOf(value) }))
}

/** As fields are called where nobody gave them another name. */
function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(emptied)'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
