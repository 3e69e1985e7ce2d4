// A release on its way: asked for once, followed as the job that it is.

import { useState } from 'react'
import type { Furrow } from '@furrow/wire/client/connect'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { isUnderWay, useJob, useJobActs } from '../../../data/hooks/use-job.ts'

type Asked = Parameters<Furrow['farmReports']['release']>[0]

export type Releasing = ReturnType<typeof useReleasing>

/** `onAgain`: another is begun, once this one is looked at. */
export function useReleasing(onAgain: () => void) {
  const { api } = useFurrow()
  const { begin } = useJobActs()
  const [isStarting, setStarting] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [id, setId] = useState<number>()
  // Until it is taken, the same key asks for the same job.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const job = useJob(id)
  const start = async (asked: Asked) => {
    setStarting(true)
    const begun = await begin(api.farmReports.release(asked, { key }))
    setStarting(false)
    if ('wrong' in begun) return setWrong(begun.wrong)
    setWrong(undefined)
    setKey(crypto.randomUUID())
    setId(begun.id)
  }
  return {
    job,
    isUnderWay: job !== undefined && isUnderWay(job),
    isStarting,
    wrong,
    start,
    again() {
      setId(undefined)
      onAgain()
    },
  }
}
