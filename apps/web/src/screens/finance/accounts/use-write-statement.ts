// Writes a statement that is placed: its figures and the statement itself, as one act that can be undone.

import type { AccountStatement } from '@furrow/farming/accounts/reading/statement-read'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import type { KeptRow } from '../../../data/outbox/update-of.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { countText } from '../../../ui/amounts.ts'
import { forgetSaid } from './said-choices.ts'
import { readInChange } from './read-in-change.ts'
import type { FileRead } from './read-in-change.ts'
import type { StatementBefore } from './use-earlier-statements.ts'
import type { useStatementWork } from './use-statement-work.ts'

interface Given {
  readonly statement: AccountStatement
  readonly file: FileRead
  readonly record: KeptRow | undefined
  readonly work: ReturnType<typeof useStatementWork>
  readonly replaces: StatementBefore | undefined
}

export function useWriteStatement({ statement, file, record, work, replaces }: Given) {
  const place = usePlace()
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  return async () => {
    const changed = work.differences.filter(({ now, after }) => now !== after)
    const lines = work.lines.map(({ matched: { line }, choice }) => {
      return { ...line, parts: choice?.parts ?? [], setAsideReason: choice?.setAsideReason ?? null }
    })
    const change = readInChange({
      ...place,
      record,
      newId: () => outbox.newId(),
      figures: Object.fromEntries(changed.map(({ name, after }) => [name, after])),
      statement,
      lines,
      file,
      replaces,
    })
    const isWritten = await act(
      change,
      changed.length === 0
        ? `${file.name} is saved.`
        : `${file.name}: ${countText(changed.length, 'figure')} written.`,
    )
    if (isWritten) forgetSaid(file)
    return isWritten
  }
}
