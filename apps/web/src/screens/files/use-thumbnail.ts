// A small picture of a file, made on the device. Reading a file is noted as taking a copy of it, and costs
// signal: only small pictures are read, one after the other, and each once.

import { useQuery } from '@tanstack/react-query'
import { savesData } from '../../ui/saves-data.ts'
import { isThere, previewOf } from './file-words.ts'
import type { KeptFile } from './use-files.ts'
import { useDownload } from './use-download.ts'

/** In bytes. */
const largest = 2 * 1024 * 1024
/** In dots, on a fine screen. */
const wide = 320

/** The address of a picture, as soon as there is one. */
export function useThumbnail(file: KeptFile, mayLoad: boolean): string | undefined {
  const { read } = useDownload()
  const isSmall = (file.size ?? Infinity) <= largest
  const isShown = isThere(file) && previewOf(file) === 'picture' && isSmall && mayLoad
  const { data } = useQuery({
    queryKey: ['thumbnail', file.checksum],
    enabled: isShown && !savesData(),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    queryFn: ({ signal }) =>
      inTurn(async () => {
        const answer = await read(file.id, signal)
        const small = answer.ok ? await smaller(answer.data) : undefined
        // Kept as long as the page: it is small.
        return small ? URL.createObjectURL(small) : null
      }),
  })
  return data ?? undefined
}

let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** Nothing of what the browser cannot show. */
async function smaller(picture: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: wide,
    resizeQuality: 'medium',
  }).catch(() => undefined)
  if (!bitmap) return undefined
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}
