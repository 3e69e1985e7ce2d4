// A month of expenses, each with its receipts.

import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { ReceiptsDrawer } from './receipts-drawer.tsx'
import type { ExpenseRow } from './work-columns.ts'
import { WorkSheet } from './work-sheet.tsx'

type Props = Pick<
  ComponentProps<typeof WorkSheet<ExpenseRow>>,
  'columns' | 'read' | 'person' | 'mayWrite' | 'empty'
>

export function ExpenseSheet(props: Props) {
  const [opened, setOpened] = useState<ExpenseRow>()
  return (
    <>
      <WorkSheet
        resource="expenses"
        title="Expenses"
        {...props}
        onOpen={setOpened}
        beside={row => (
          <Button
            variant="subtle"
            leftSection={<IconReceipt size={18} aria-hidden />}
            onClick={() => setOpened(row)}
          >
            Receipts
          </Button>
        )}
      />
      {opened ? (
        <ReceiptsDrawer
          expense={opened}
          mayWrite={props.mayWrite}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  )
}
