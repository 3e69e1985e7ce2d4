// How far a job is, with a way to stop it.

import { Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { isUnderWay, useJobActs } from '../data/hooks/use-job.ts'
import type { Job } from '../data/hooks/use-job.ts'
import { percentText } from '../ui/amounts.ts'
import { useNotices } from '../ui/notices.tsx'

export function JobProgress({ job }: { readonly job: Job }) {
  const { id, description, progress, status } = job
  const { stop } = useJobActs()
  const notices = useNotices()
  const [isStopping, setStopping] = useState(false)
  const stopIt = async () => {
    setStopping(true)
    const wrong = await stop(id).finally(() => setStopping(false))
    if (wrong) notices.bad(wrong)
  }
  const share = Math.round((progress ?? 0) * 100)
  return (
    <div className="job-progress">
      <div className="job-progress-words">
        <Text fw={600}>{description}</Text>
        <Text size="sm" c="dimmed" role="status">
          {status === 'queued' ? 'Waits for its turn' : `${percentText(share / 100, 0)} done`}
        </Text>
      </div>
      <Progress.Root size="lg">
        <Progress.Section value={share} aria-label={description} />
      </Progress.Root>
      {isUnderWay(job) && (
        <Button variant="default" loading={isStopping} onClick={() => void stopIt()}>
          Stop
        </Button>
      )}
    </div>
  )
}
