// What can be done with a table that is read: what its screen adds, a file for spreadsheets, and paper. On a phone
// behind one button, so that the first row is in sight.

import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FoldedButtons } from '../folded-buttons.tsx'
import { useIsPhone } from '../use-is-phone.ts'

interface Props {
  readonly save: () => void
  readonly print: () => void
  readonly children: ReactNode
}

export function TableTools({ save, print, children }: Props) {
  const all = (
    <>
      {children}
      <Button variant="subtle" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
        CSV
      </Button>
      <Button variant="subtle" leftSection={<IconPrinter size={18} aria-hidden />} onClick={print}>
        Print
      </Button>
    </>
  )
  return useIsPhone() ? <FoldedButtons name="More">{all}</FoldedButtons> : all
}
