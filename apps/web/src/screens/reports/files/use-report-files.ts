// Reports are gathered and saved while one may go on elsewhere in Furrow: a notice says when they are there.

import { useEffect, useRef, useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { gatherReports } from './gather-reports.ts'
import type { Gathering, GatheringProgress, LeftOut } from './gather-reports.ts'
import { saveReports } from './save-reports.ts'

type Order = Pick<Gathering, 'farms' | 'reports' | 'period' | 'kind'>

export function useReportFiles() {
  const { api } = useFurrow()
  const notices = useNotices()
  const [running, setRunning] = useState<GatheringProgress>()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const stop = useRef<AbortController>(undefined)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const start = async (order: Order) => {
    const { period } = order
    const giveUp = new AbortController()
    stop.current = giveUp
    setLeftOut([])
    setRunning({ done: 0, of: 0, next: '' })
    try {
      const { signal } = giveUp
      const gathered = await gatherReports({ ...order, api, signal, onProgress: setRunning })
      await saveReports(`Reports, ${period.name}`, gathered)
      setLeftOut(gathered.leftOut)
      const { length: left } = gathered.leftOut
      if (gathered.reports > 0) notices.good(savedWords(gathered.reports))
      if (left > 0 && (gathered.reports === 0 || !isShown.current)) notices.bad(leftWords(left))
    } catch {
      if (!giveUp.signal.aborted) notices.bad('The files could not be written. Try again.')
    } finally {
      setRunning(undefined)
    }
  }
  return {
    running,
    leftOut,
    start: (order: Order) => void start(order),
    stop: () => stop.current?.abort(),
  }
}

const counted = (count: number) => (count === 1 ? '1 report' : `${count} reports`)
const savedWords = (count: number) => `${counted(count)} saved.`
const leftWords = (count: number) => `${counted(count)} could not be saved.`
