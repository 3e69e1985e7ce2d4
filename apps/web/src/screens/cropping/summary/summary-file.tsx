// The summary on paper and as a file, with all its paddocks.

import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { momentText } from '../../../ui/amounts.ts'
import { csvText } from '../../../ui/table/csv.ts'
import { printPart } from '../../../ui/table/print-part.ts'
import { saveFile } from '../../../ui/table/save-file.ts'
import { fileText, headingOf } from '../../../ui/table/table-columns.ts'
import { useFileName } from '../../../ui/table/use-file-name.ts'
import type { TableColumn, TableValue } from '../../../ui/table/table-columns.ts'
import type { ShownSummary, SummaryRow } from './shown-summary.ts'
import { unitColumn, unreadColumn } from './summary-columns.tsx'

interface Props {
  readonly part: RefObject<HTMLElement | null>
  readonly shown: ShownSummary
  readonly caption: string
  readonly columns: readonly TableColumn<SummaryRow>[]
}

export function SummaryFile({ part, shown, caption, columns }: Props) {
  const fileName = useFileName()
  const save = () =>
    saveFile(fileName(caption, 'csv'), csvText(summaryRows(shown, columns)), 'text/csv')
  const print = () =>
    part.current &&
    printPart(part.current, `${document.title} · ${momentText(new Date().toISOString())}`)
  return (
    <>
      <Button variant="subtle" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
        CSV
      </Button>
      <Button variant="subtle" leftSection={<IconPrinter size={18} aria-hidden />} onClick={print}>
        Print
      </Button>
    </>
  )
}

const paddockColumn: TableColumn<SummaryRow> = {
  key: 'paddock',
  heading: 'Paddock',
  value: ({ kind, name }) => (kind === 'paddock' ? name : ''),
}

/** Each paddock behind its group, with the name of that in front. */
export function summaryRows(
  { groups, total }: Pick<ShownSummary, 'groups' | 'total'>,
  [name, ...columns]: readonly TableColumn<SummaryRow>[],
): readonly string[][] {
  const hasRain = columns.some(({ key }) => key === 'crop_rain')
  const all = [paddockColumn, ...columns, ...(hasRain ? [unreadColumn] : []), unitColumn]
  const line = (group: string, row: SummaryRow) => [
    group,
    ...all.map(column => fileText(plain(column.value(row)), column)),
  ]
  return [
    [name?.heading ?? '', ...all.map(headingOf)],
    ...groups.flatMap(group => [group, ...group.paddocks].map(row => line(group.name, row))),
    line(total.name, total),
  ]
}

/** As exact as anybody weighs; sums of hundredths never come out to the last digit. */
function plain(value: TableValue): TableValue {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value
}
