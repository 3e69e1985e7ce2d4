// Hands a text or whatever else over to whoever sits there, as a file of theirs.

export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A name that every system takes. */
export function fileName(title: string, ending: string): string {
  const name = title
    .trim()
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
  return `${name || 'table'}.${ending}`
}
