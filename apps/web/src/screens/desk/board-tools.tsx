// Beside the search of the board: ways to look at it that have a name, and what is shown as a workbook.

import type { BoardRow } from '../../period/board/board-rows.ts'
import type { useViewInAddress } from '../../period/board/use-view-in-address.ts'
import { SavedViews } from '../../sheet/view/saved-views.tsx'
import { tablePage } from '../../workbook/tables/table-page.ts'
import { TablesButton } from '../../workbook/tables/tables-button.tsx'
import { boardColumns } from './board-columns.tsx'

interface Props {
  readonly rows: readonly BoardRow[]
  readonly view: ReturnType<typeof useViewInAddress>['view']
}

export function BoardTools({ rows, view }: Props) {
  return (
    <>
      <SavedViews sheet="collections" view={view} />
      <TablesButton
        title="Collections"
        pages={() => [tablePage('Collections', { columns: boardColumns, rows })]}
      />
    </>
  )
}
