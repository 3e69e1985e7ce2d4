// Sends a row to the server: a new one whole, one that is there by what was typed and when it was last
// seen.

import type { Entity } from '@furrow/catalogue/entity'
import type { LooseRows } from '@furrow/wire/client/loose-rows'
import type { Result } from '@furrow/wire/client/result'
import { useRef } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { randomText } from '../../data/session/random-text.ts'
import { shownRow } from './row-edit.ts'
import type { RowEdit } from './row-edit.ts'
import type { Row } from '../rows/row-name.ts'

/** How rows of a record are written, where that is not the usual way. */
export interface RowWrites extends Pick<LooseRows, 'store' | 'destroy' | 'restore'> {
  update(...sent: Parameters<LooseRows['update']>): Promise<Result<Row>>
}

export function useRowSender(entity: Entity, isNew: boolean, writes: RowWrites | undefined) {
  const usual = useFurrow().api.anyRows(entity.name)
  const { store, update } = writes ?? usual
  const unheard = useRef<Sending>(undefined)
  const add = async (values: Row): Promise<Result<Row>> => {
    const sending = sameOrNew(unheard.current, values)
    const result = await store(values, { key: sending.key })
    // Where no answer came it may have been done: the same key makes sure that it is done once.
    const isHeard = result.ok || result.failure.kind === 'refused'
    unheard.current = isHeard ? undefined : sending
    return result
  }
  return (edit: RowEdit): Promise<Result<Row>> =>
    isNew ? add(shownRow(edit)) : update(Number(edit.seen['id']), edit.typed, lastSeen(edit))
}

interface Sending {
  readonly text: string
  readonly key: string
}

function sameOrNew(before: Sending | undefined, values: Row): Sending {
  const text = JSON.stringify(values)
  return before?.text === text ? before : { text, key: randomText() }
}

function lastSeen({ seen }: RowEdit) {
  return { lastSeen: String(seen['updated_at']) }
}
