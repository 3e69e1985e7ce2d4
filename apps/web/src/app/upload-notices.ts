// Says when files have arrived, wherever one is by then: of several that arrive together, how many.

import { useEffect, useState } from 'react'
import type { Uploaded } from '../data/uploads/upload.ts'
import { useArrivals } from '../data/hooks/use-uploads.ts'
import { useNotices } from '../ui/notices.tsx'
import type { Teller } from '../ui/notices.tsx'

export function useUploadNotices(): void {
  const notices = useNotices()
  const [{ hear, stop }] = useState(() => gathered(notices))
  useArrivals(hear)
  useEffect(() => stop, [stop])
}

export function gathered(notices: Teller) {
  let arrived: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const [first, ...others] = arrived
    arrived = []
    if (first === undefined) return
    notices.good(
      others.length === 0 ? `${first} is uploaded.` : `${others.length + 1} files are uploaded.`,
    )
  }
  return {
    hear({ upload: { name }, isInfected }: Uploaded) {
      if (isInfected) return notices.bad(`A virus was found in ${name}: nobody can open it.`)
      arrived = [...arrived, name]
      clearTimeout(timer)
      timer = setTimeout(tell, together)
    },
    stop: () => clearTimeout(timer),
  }
}

const together = 700
