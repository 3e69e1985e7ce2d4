// What is done with a row of a list: accepted, retired, offered again, or merged into another one.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { randomText } from '../../data/session/random-text.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { useNotices } from '../../ui/notices.tsx'
import { usedWords } from './listed-columns.tsx'
import type { ListName, ListRow } from './use-listed-rows.ts'

export function useListDeeds(list: ListName, retry: () => void) {
  const { api } = useFurrow()
  const notices = useNotices()
  const keep = useUndoableAction()
  const change = async (row: ListRow, values: object, label: string) => {
    const before = { validated: row.accepted, active: row.offered, name: row.name }
    const step = { do: 'update', resource: list, id: row.id, seen: undefined } as const
    const names = Object.keys(values)
    const was = Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)))
    const steps = [{ ...step, values: { ...values }, before: was }]
    await keep({ label: `${label}: ${row.name}`, farmId: null, steps }, `${row.name}: ${label}.`)
    retry()
  }
  return {
    onAccept: (row: ListRow) => void change(row, { validated: true }, 'accepted'),
    onRename: (row: ListRow, name: string) => void change(row, { name }, `now called ${name}`),
    onOffer: (row: ListRow, active: boolean) =>
      void change(row, { active }, active ? 'offered again' : 'retired'),
    /** Whether it was done: a refusal is told already. */
    async merge(row: ListRow, into: ListRow): Promise<boolean> {
      const asked = { list, id: row.id, into_id: into.id } as const
      const answer = await api.lists.merge(asked, { key: randomText() })
      if (!answer.ok) {
        notices.bad(answer.failure.message)
        return false
      }
      const merged = `${row.name} merged into ${into.name}`
      const isUsed = answer.data.rows > 0
      notices.good(isUsed ? `${merged}: ${usedWords(answer.data)}.` : `${merged}.`)
      retry()
      return true
    },
  }
}
