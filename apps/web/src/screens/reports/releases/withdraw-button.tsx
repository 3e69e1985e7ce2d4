// A version is withdrawn: the farm's people no longer read it, until it is released again.

import { Button } from '@mantine/core'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useNotices } from '../../../ui/notices.tsx'

interface Props {
  readonly release: NonNullable<FarmReport['release']>
  readonly onWithdrawn: () => void
}

export function WithdrawButton({ release: { id, version }, onWithdrawn }: Props) {
  const { api } = useFurrow()
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const answer = await api.farmReports.withdraw(id)
    setBusy(false)
    if (!answer.ok) return notices.bad(answer.failure.message)
    notices.good(`Version ${version} is withdrawn. You can release the report again.`)
    onWithdrawn()
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void withdraw()}>
      Withdraw version {version}
    </Button>
  )
}
