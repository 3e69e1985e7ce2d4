// Says when a file has arrived, wherever one is by then.

import { useCallback } from 'react'
import type { Uploaded } from '../data/uploads/upload.ts'
import { useArrivals } from '../data/hooks/use-uploads.ts'
import { useNotices } from '../ui/notices.tsx'

export function useUploadNotices(): void {
  const notices = useNotices()
  useArrivals(
    useCallback(
      ({ upload: { name }, isInfected }: Uploaded) => {
        if (isInfected) notices.bad(`A virus was found in ${name}: nobody can open it.`)
        else notices.good(`${name} is uploaded.`)
      },
      [notices],
    ),
  )
}
