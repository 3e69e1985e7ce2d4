// What can be done with the rows that are chosen: it comes when whole rows or several are chosen, and
// says how many they are.

import { Button } from '@mantine/core'
import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { countText } from '../../ui/amounts.ts'
import { FoldedButtons } from '../../ui/folded-buttons.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { chosenLines, removable } from '../acts/use-row-acts.ts'
import type { RowActs } from '../acts/use-row-acts.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly rows: RowActs
}

export function ActionBar<Row>({ state, rows }: Props<Row>) {
  const { props, chosen } = state
  const isPhone = useIsPhone()
  const lines = chosenLines(state)
  const chosenRows = lines.flatMap(({ row }) => (row === undefined ? [] : [row]))
  const gone = removable(state).length
  const hasAny = props.onOpenRow !== undefined || props.actions !== undefined || gone > 0
  if (!chosen.rect || lines.length === 0 || !hasAny) return null
  const [first] = chosenRows
  const given = chosenRows.length > 0 && props.actions?.(chosenRows)
  const deletion = gone > 0 && (
    <Button
      variant="subtle"
      color="red"
      className="sheet-tool"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={rows.remove}
    >
      {gone === 1 ? 'Delete row' : `Delete ${gone} rows`}
    </Button>
  )
  return (
    <div className="sheet-actions no-print" role="group" aria-label="With the chosen rows">
      <span className="sheet-soft">
        {lines.length === 1 && first !== undefined
          ? props.rowName(first)
          : `${countText(lines.length, 'row')} chosen`}
      </span>
      {props.onOpenRow && chosenRows.length === 1 && lines.length === 1 && (
        <Button
          variant="subtle"
          className="sheet-tool"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          onClick={() => rows.open()}
        >
          Open
        </Button>
      )}
      {isPhone && (given || deletion) ? (
        <FoldedButtons name="More">
          {given}
          {deletion}
        </FoldedButtons>
      ) : (
        <>
          {given}
          {deletion}
        </>
      )}
    </div>
  )
}
