// The worker that keeps the screens on the device, and the notice that a newer version is there.

import { useEffect, useState } from 'react'
import { Workbox } from 'workbox-window'
import { UpdateNotice } from '../ui/update-notice.tsx'

const base = import.meta.env.BASE_URL
const lookedForEvery = 30 * 60_000

export function Updates() {
  const [waiting, setWaiting] = useState<Workbox>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const worker = new Workbox(`${base}sw.js`, { scope: base })
    worker.addEventListener('waiting', () => setWaiting(worker))
    // A worker that cannot be registered is silent: the portal works without it.
    worker.register().catch(() => undefined)
    const look = () => void worker.update().catch(() => undefined)
    const timer = setInterval(look, lookedForEvery)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [])
  if (!waiting) return null
  const reload = () => {
    waiting.addEventListener('controlling', () => location.reload())
    waiting.messageSkipWaiting()
  }
  return <UpdateNotice onReload={reload} />
}
