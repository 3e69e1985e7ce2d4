// A picture or a PDF, shown without being taken away.

import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { SkeletonBar } from '../../ui/skeletons.tsx'
import { previewOf } from './file-words.ts'
import type { KeptFile } from './use-files.ts'
import { useDownload } from './use-download.ts'
import './files.css'

export function FilePreview({ file }: { readonly file: KeptFile }) {
  const kind = previewOf(file)
  const shown = useLoaded(file)
  if (!kind)
    return <Text c="dimmed">No preview for this kind of file. Download it to open it.</Text>
  if (shown.problem) return <Text role="alert">{shown.problem}</Text>
  if (!shown.address) {
    return (
      <div className="skeleton">
        <SkeletonBar height={240} />
      </div>
    )
  }
  if (kind === 'picture') {
    return <img className="file-preview" src={shown.address} alt={file.name} />
  }
  // What shows a PDF does not run in a sandbox; by its type it is shown as nothing else.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe className="file-preview file-preview-pdf" src={shown.address} title={file.name} />
}

interface Loaded {
  readonly address?: string
  readonly problem?: string
}

function useLoaded(file: KeptFile): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({})
  const { read } = useDownload()
  const { id, media_type: type } = file
  const isShown = previewOf(file) !== undefined
  useEffect(() => {
    if (!isShown) return undefined
    const leaving = new AbortController()
    let address: string | undefined
    const load = async () => {
      const answer = await read(id, leaving.signal)
      if (leaving.signal.aborted) return
      if (!answer.ok) return setLoaded({ problem: answer.failure.message })
      // The kind is the one that the server found in its content, never what a file says of itself.
      address = URL.createObjectURL(new Blob([answer.data], { type: type ?? '' }))
      setLoaded({ address })
    }
    void load()
    return () => {
      leaving.abort()
      if (address) URL.revokeObjectURL(address)
    }
    // `read` is made again each time and asks the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, type, isShown])
  return loaded
}
