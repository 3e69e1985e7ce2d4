// Keeps the files that somebody is handed in a test. `vi.restoreAllMocks` and `vi.unstubAllGlobals` end it.

import { vi } from 'vitest'

export function savedFiles() {
  const saved: Blob[] = []
  const names: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { names, bytes: (place: number) => bytesOf(saved[place]) }
}

function bytesOf(blob: Blob | undefined): Promise<ArrayBuffer> {
  if (!blob) throw new Error('There is no such file.')
  const reader = new FileReader()
  return new Promise(resolve => {
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(blob)
  })
}
