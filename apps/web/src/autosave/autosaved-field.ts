// A figure of a row that is kept as soon as its field is left, and how that went.

import type { EntityName } from '@furrow/catalogue/furrow'
import { useState } from 'react'
import { updateOf } from '../data/outbox/update-of.ts'
import type { KeptRow } from '../data/outbox/update-of.ts'
import { useFieldState } from '../data/hooks/use-field-state.ts'
import type { SaveMarkState } from '../ui/save-mark.tsx'
import { saidOf, useSave } from './use-save.ts'
import type { SavingOf } from './use-save.ts'

export interface AutosavedField {
  readonly keeping: SavingOf
  readonly resource: EntityName
  readonly row: KeptRow
  readonly name: string
  readonly label: string
  /** Whose it is: the farm, the person. */
  readonly of: string
  readonly required?: boolean | undefined
}

export function useAutosavedField<Value>(figure: AutosavedField) {
  const { keeping, resource, row, name, label, of, required } = figure
  const keep = useSave(keeping)
  const inOutbox = useFieldState(resource, row.id, name)
  const [typed, setTyped] = useState<Typed<Value>>({ kind: 'saved' })
  const commit = async (value: Value | null) => {
    // What cannot be empty is not kept empty: everything that shows its name would show nothing.
    if (required && isEmpty(value)) {
      const message = `Enter the ${label.toLowerCase()}: it cannot be empty.`
      return setTyped({ kind: 'refused', message, value })
    }
    if (value === row[name] && typed.kind === 'refused') return setTyped({ kind: 'saved' })
    setTyped({ kind: 'saving' })
    const refused = await keep(`${label} of ${of}`, [updateOf(resource, row, { [name]: value })])
    // The outbox holds what was refused, and lays it over the row.
    if (!refused || keeping.way === 'outbox') return setTyped({ kind: 'saved' })
    const message = saidOf(name, refused) ?? refused.message
    return setTyped({ kind: 'refused', message, value })
  }
  const isHere = keeping.way === 'server' || typed.kind === 'refused'
  const state: SaveMarkState = isHere ? typed : inOutbox
  return {
    label,
    value: typed.kind === 'refused' ? typed.value : ((row[name] ?? null) as Value | null),
    onCommit: (value: Value | null) => void commit(value),
    state,
  }
}

/** What was not taken stays as it was typed. */
type Typed<Value> =
  | { readonly kind: 'saved' | 'saving' }
  | { readonly kind: 'refused'; readonly message: string; readonly value: Value | null }

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
