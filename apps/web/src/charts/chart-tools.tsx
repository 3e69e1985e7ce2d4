// What can be done with a chart: read it as a table, take it away as a picture or as a file.

import { Button, VisuallyHidden } from '@mantine/core'
import { IconDownload, IconPhoto, IconTable } from '@tabler/icons-react'
import { useNotices } from '../ui/notices.tsx'
import { useFileName } from '../ui/table/use-file-name.ts'
import type { ChartDrawing } from './chart-drawing.ts'
import type { ChartKey } from './chart-key.ts'
import type { ChartLook } from './chart-look.ts'
import { saveFigures } from './save-figures.ts'
import { savePicture } from './save-picture.ts'

interface Props<Row> extends Pick<ChartDrawing<Row>, 'title' | 'note' | 'table'> {
  readonly name: string
  readonly keys: readonly ChartKey[]
  readonly look: () => ChartLook
  /** An SVG in an address. */
  readonly picture: () => string
  readonly isTable: boolean
  readonly onTable: () => void
}

export function ChartTools<Row>(props: Props<Row>) {
  const { name, title, note, keys, look, picture, table, isTable, onTable } = props
  const notices = useNotices()
  const fileName = useFileName()
  const download = () => {
    const of = { name: fileName(name, 'png'), title, note, keys, drawn: picture(), look: look() }
    savePicture(of).catch((error: Error) => notices.bad(error.message))
  }
  return (
    <div className="chart-tools no-print" role="group" aria-label="This chart">
      <Tool Icon={IconTable} isPressed={isTable} onClick={onTable}>
        As a table
      </Tool>
      <Tool Icon={IconPhoto} onClick={download}>
        PNG
      </Tool>
      <Tool Icon={IconDownload} onClick={() => saveFigures(fileName(name, 'csv'), table)}>
        CSV
      </Tool>
    </div>
  )
}

interface ToolProps {
  readonly Icon: typeof IconTable
  readonly children: string
  readonly isPressed?: boolean
  readonly onClick: () => void
}

function Tool({ Icon, children, isPressed, onClick }: ToolProps) {
  return (
    <Button
      variant={isPressed ? 'light' : 'subtle'}
      px="xs"
      leftSection={<Icon size={18} aria-hidden />}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
      {isPressed === undefined ? <VisuallyHidden> of this chart</VisuallyHidden> : null}
    </Button>
  )
}
