// Sharing a report: for managers and staff.

import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { usePeriodRights } from '../../../period/use-period-rights.ts'
import { ShareDialog } from './share-dialog.tsx'

export function ShareButton({ report }: { readonly report: FarmReport }) {
  const [isOpen, setOpen] = useState(false)
  // Those who start periods are its managers and staff.
  const { starts: leads } = usePeriodRights(report.farm_id)
  if (!leads) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {isOpen ? <ShareDialog report={report} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
