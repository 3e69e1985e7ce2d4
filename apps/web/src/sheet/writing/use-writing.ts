// What a person does becomes one change of the rows, together with what is held on this device: both
// are undone, and redone, as one.

import { useCallback, useMemo } from 'react'
import type { RefObject } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { useNotices } from '../../ui/notices.tsx'
import { withRenamedRows } from '../cells/marks.ts'
import type { Unsaved } from '../cells/marks.ts'
import { forgetIn, removeFrom, writeTexts } from './write-cells.ts'
import type { SheetSending, WriteTexts, WritingDesk } from './write-cells.ts'
import type { SheetWrite } from '../cells/sheet-column.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetProps } from './sheet-props.ts'

export interface Writing<Row> {
  readonly texts: WriteTexts
  readonly remove: (lines: readonly SheetLine<Row>[]) => SheetWrite | undefined
  /** What could not be read is let go of: the cell says again what is saved. */
  readonly forget: (cells: readonly { readonly row: string; readonly column: string }[]) => void
}

export function useWriting<Row>(deskRef: RefObject<WritingDesk<Row>>): Writing<Row> {
  const send = useSend(deskRef)
  return useMemo(
    () => ({
      texts(cells, doing) {
        const { written, sending } = writeTexts(deskRef.current, { cells, doing })
        send(sending)
        return written
      },
      remove(lines) {
        const sending = removeFrom(deskRef.current, lines)
        send(sending)
        return sending.write
      },
      forget: cells => send(forgetIn(deskRef.current, cells)),
    }),
    [deskRef, send],
  )
}

/** What could not be read of a new row is marked under the number of the row, and undone under it. */
function withRowsBorn(held: Unsaved, names: ReadonlyMap<string, string>): Unsaved {
  const marks = withRenamedRows(held.marks, names)
  return marks === held.marks ? held : { ...held, marks }
}

function useSend<Row>(deskRef: RefObject<WritingDesk<Row>>) {
  const change = useChange()
  const notices = useNotices()
  const { farmId = null } = useSignedIn()
  const put = useCallback<PutAway<Row>>(
    async ({ props, held, newRows }, sending) => {
      const { label, write, before, born } = sending
      const made = write && props.toChange?.(write)
      const names = made && newRows.expect(born, made)
      const after = names ? withRowsBorn(sending.after, names) : sending.after
      const isHeldNew = after.marks !== before.marks || after.drafts !== before.drafts
      if (isHeldNew) held.write(after)
      const canRestore = comesBack(props, write)
      const beside = isHeldNew
        ? { note: held.note, before: held.described(before), after: held.described(after) }
        : undefined
      try {
        await change(made ?? { label, farmId, steps: [] }, { canRestore, beside })
      } catch (error) {
        if (isHeldNew) held.takeBack({ before, after })
        notices.bad('This could not be kept on this device. Type it again.')
        console.error(error)
      }
    },
    [change, notices, farmId],
  )
  return useCallback(
    (sending: SheetSending | undefined) => {
      if (sending) void put(deskRef.current, sending)
    },
    [put, deskRef],
  )
}

/** What the write deletes: rows, or what stands behind their cells. */
function comesBack<Row>(props: SheetProps<Row>, write: SheetWrite | undefined): boolean {
  const ofRows = props.removing?.canRestore ?? false
  return (write?.removed.length ?? 0) > 0 ? ofRows : (props.canRestore ?? ofRows)
}

type PutAway<Row> = (state: WritingDesk<Row>, sending: SheetSending) => Promise<void>
