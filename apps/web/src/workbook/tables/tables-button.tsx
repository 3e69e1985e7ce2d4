// The tables of a screen as one workbook.

import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { WriteSheet } from 'hucre/xlsx'
import { useFileName } from '../../ui/table/use-file-name.ts'
import { useSaveWorkbook } from '../use-save-workbook.ts'
import { writePages } from '../write-workbook.ts'

interface Props {
  readonly title: string
  readonly pages: () => WriteSheet[]
}

export function TablesButton({ title, pages }: Props) {
  const fileName = useFileName()
  const { isBusy, save } = useSaveWorkbook()
  return (
    <Button
      variant="subtle"
      className="no-print"
      loading={isBusy}
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      onClick={() => save(fileName(title, 'xlsx'), () => writePages(title, pages()))}
    >
      Download workbook
    </Button>
  )
}
